# SPDX-FileCopyrightText: ClusterDeck contributors
# SPDX-License-Identifier: GPL-3.0-or-later
"""Every state of every dialog: how a user gets there, what goes wrong on the way, and what is then to be read."""
import dataclasses
import json
import subprocess

# What the service does.
CLUSTERS = "path=/v1/compute/clusters"
ONE = "path=/v1/compute/clusters/*"
OFFLINE = ("path=/v1/**;drop",)
SLOW_WRITE = ("method=POST,PUT,DELETE;delay=80s",)
OTHER = f"method=GET;{ONE};rival=preemptible+16;count=1"

# What a user does. The wizard's steps, each from the one before it.
NAME = "click:newCluster; type:clusterName=ft-batch"
HARDWARE = NAME + "; click:next; key:Down; key:Up; key:Space"
CAPACITY = HARDWARE + "; click:next; click:preemptibleSwitch; type:preemptibleGpus=16"
STORAGE = CAPACITY + "; click:next; click:newVolume; type:volumeName=ft-data; type:volumeSize=2"
ACCESS = STORAGE + "; click:next"
REVIEW = ACCESS + "; click:next"
CREATE = REVIEW + "; click:agree; click:create"
MANY = CREATE.replace("click:preemptibleSwitch", "type:standardGpus=96; click:preemptibleSwitch")
GROW = "type:standardTarget=40; type:preemptibleTarget=64; click:review"
SCALE = GROW + "; click:agree; click:deed"
SHRINK = "type:standardTarget=16; click:review"


@dataclasses.dataclass(frozen=True)
class State:
    part: str
    name: str
    page: str
    do: str
    words: dict   # language: what can be read; "Save [off]" is a whole line
    absent: dict
    faults: tuple = ()
    cluster: str = ""
    timed: bool = False  # it shows how long something took in real time


def state(part, name, page, do, en, pt, faults=(), cluster="", absent=((), ()), timed=False):
    return State(part, name, page, do, {"en": en, "pt_BR": pt}, {"en": absent[0], "pt_BR": absent[1]}, tuple(faults), cluster, timed)


def error(status, message, field, kind="invalid_request_error"):
    body = json.dumps({"error": {"message": message, "type": kind, "param": field, "code": None}}).replace(";", "\\;")
    return f"status={status};body={body}"


STATES = [
    # The wizard
    state("buy", "create-name", "fleet", NAME,
          ["ft-batch [field]", "Nothing is bought until the last step"],
          ["ft-batch [field]", "Nada é comprado até o último passo"]),
    state("buy", "create-name-refused", "fleet", "click:newCluster; type:clusterName=-; click:next",
          ["Use lower-case letters"],
          ["Use letras minúsculas"]),
    state("buy", "create-hardware", "fleet", HARDWARE,
          ["570.124, CUDA 12.8, ubuntu-22.04 [field]"],
          ["570.124, CUDA 12.8, ubuntu-22.04 [field]", "US$ 26,88"]),
    state("buy", "create-capacity", "fleet", CAPACITY,
          ["Preemptible GPUs [on]", "GPU target = up to 2 more nodes"],
          ["GPUs preemptivas [on]"]),
    state("buy", "create-storage", "fleet", STORAGE,
          ["New shared volume, preferred [on]", "ft-data [field]"],
          ["ft-data [field]", "2 [field]"]),
    state("buy", "create-access", "fleet", ACCESS,
          ["OpenID Connect"],
          ["OpenID Connect"]),
    state("buy", "create-review", "fleet", REVIEW,
          ["Nothing is bought until you press the last button", "Create, bill when it runs [off]"],
          ["Nada é comprado até você pressionar o último botão", "Criar, cobrar quando em execução [off]"]),
    state("buy", "create-agreed", "fleet", REVIEW + "; click:agree",
          ["I agree to pay", "Create, bill when it runs"],
          ["Concordo em pagar"], absent=(["Create, bill when it runs [off]"], ["Criar, cobrar quando em execução [off]"])),
    state("buy", "create-sent", "fleet", CREATE + "; wait:sent",
          ["Sending the request, once", "Back [off]"],
          ["Enviando a requisição, uma única vez", "Voltar [off]"], SLOW_WRITE),
    state("buy", "create-out-of-stock", "fleet", MANY + "; wait:answer",
          ["Out of stock in us-central-8 at 14:32:00 UTC. Nothing was created"],
          ["Sem estoque em us-central-8 às 14:32:00 UTC. Nada foi criado"]),
    state("buy", "create-refused", "fleet", CREATE + "; wait:answer",
          ["(422)", "cluster_name is reserved", "Nothing was created"],
          ["(422)", "cluster_name is reserved", "Nada foi criado"],
          [f"method=POST;{CLUSTERS};" + error(422, "cluster_name is reserved", "cluster_name")]),
    state("buy", "create-lost", "fleet", CREATE + "; wait:answer",
          ["The answer did not arrive. The cluster may have been created"],
          ["A resposta não chegou. O cluster pode ter sido criado"],
          [f"method=POST;{CLUSTERS};reset", f"method=GET;{CLUSTERS};skip=2;status=503"]),
    state("buy", "create-found", "fleet", CREATE + "; wait:decision; wait:fleet",
          ["This may be it: ft-batch", "Use it", "It is another one"],
          ["Pode ser este: ft-batch", "Usar este", "É outro"],
          [f"method=POST;{CLUSTERS};reset;when=after"]),
    state("buy", "create-not-found", "fleet", CREATE + "; wait:decision",
          ["Two looks found no such cluster", "Try again", "Leave it"],
          ["Duas leituras não encontraram esse cluster", "Tentar de novo", "Deixar assim"], [f"method=POST;{CLUSTERS};reset"]),
    state("buy", "create-offline", "fleet", "",
          ["New cluster… [off]"],
          ["Novo cluster… [off]"], OFFLINE),
    state("buy", "create-no-catalogue", "fleet", NAME + "; click:next",
          ["The regions cannot be read.", "They are asked for again by themselves."],
          ["Não foi possível ler as regiões."], ["path=/v1/compute/regions;status=503"]),
    # The scale dialog
    state("buy", "scale", "scale", "",
          ["Nothing changes until you confirm on the next page", "Review and purchase… [off]"],
          ["Nada muda até você confirmar na próxima página", "Revisar e comprar… [off]"]),
    state("buy", "scale-typed", "scale", "type:standardTarget=40; type:preemptibleTarget=64",
          ["64 [field]", "40 [field]"],
          ["64 [field]", "40 [field]"]),
    state("buy", "scale-review", "scale", GROW,
          ["Buy 8 on-demand GPUs and raise the preemptible target to 64?", "Buy 8 GPUs, set target 64 [off]"],
          ["Comprar 8 GPUs sob demanda e aumentar a meta preemptiva para 64?"]),
    state("buy", "scale-agreed", "scale", GROW + "; click:agree",
          ["Buy 8 on-demand GPUs", "I agree to pay up to $249.92 per hour"],
          ["Concordo em pagar até US$ 249,92 por hora"]),
    state("buy", "scale-removal", "scale", SHRINK,
          ["Remove 2 standard nodes (16 GPUs)?", "Keep 32 [focus]"],
          ["Remover 2 nós padrão (16 GPUs)?", "Manter 32 [focus]"]),
    state("buy", "scale-sent", "scale", SCALE + "; wait:sent",
          ["Sending the request, once", "Back [off]"],
          ["Enviando a requisição, uma única vez", "Voltar [off]"], SLOW_WRITE),
    state("buy", "scale-out-of-stock", "scale", SCALE.replace("=40", "=96") + "; wait:answer",
          ["Out of stock in us-central-8 at 14:32:00 UTC. Nothing was changed", "96 [field]"],
          ["Sem estoque em us-central-8 às 14:32:00 UTC. Nada foi alterado", "96 [field]"]),
    state("buy", "scale-refused", "scale", SCALE + "; wait:answer",
          ["(422)", "num_gpus is above your quota", "Nothing was changed"],
          ["(422)", "num_gpus is above your quota", "Nada foi alterado"],
          [f"method=PUT;{ONE};" + error(422, "num_gpus is above your quota", "num_gpus")]),
    state("buy", "scale-lost", "scale", SCALE + "; wait:answer",
          ["The answer did not arrive. The change may have been made"],
          ["A resposta não chegou. A mudança pode ter sido feita"],
          [f"method=PUT;{ONE};reset", f"method=GET;{ONE};skip=1;status=503"]),
    state("buy", "scale-not-found", "scale", SCALE + "; wait:decision",
          ["Two looks found no change", "Try again"],
          ["Duas leituras não encontraram mudança", "Tentar de novo"], [f"method=PUT;{ONE};reset"]),
    state("buy", "scale-changed", "scale", SCALE + "; wait:answer; wait:fleet",
          ["The cluster was changed by someone else", "Nothing was sent.", "Keep theirs [focus]"],
          ["por outra pessoa", "Nada foi enviado."], [OTHER]),
    state("buy", "scale-changed-lost", "scale", SCALE + "; wait:decision; wait:fleet",
          ["The cluster was changed by someone else", "The answer to your change was lost"],
          ["por outra pessoa", "A resposta à sua mudança se perdeu"],
          [f"method=PUT;{ONE};reset", OTHER + ";skip=1"]),
    state("buy", "scale-mine", "scale", SCALE + "; wait:answer; wait:fleet; click:applyMine",
          ["48 → 64 GPUs, 24 running"],
          ["48 → 64 GPUs, 24 em execução"], [OTHER]),
    state("buy", "scale-offline", "scale", "",
          ["No connection: actions are off", "Review and purchase… [off]"],
          ["Sem conexão: ações desativadas", "Revisar e comprar… [off]"], OFFLINE),
    state("buy", "scale-slurm", "scale", "",
          ["Slurm", "0 [field] [off]"],
          ["Slurm", "0 [field] [off]"], cluster="research-slurm"),
    # Deleting
    state("other", "delete", "overview", "open:delete",
          ["Delete train-west-h100?", "Delete cluster [off]"],
          ["Excluir train-west-h100?", "Excluir cluster [off]"]),
    state("other", "delete-typed", "overview", "open:delete; type:nameToType=train-west-h100",
          ["train-west-h100 [field]"],
          ["train-west-h100 [field]"], absent=(["Delete cluster [off]"], ["Excluir cluster [off]"])),
    state("other", "delete-wrong-name", "overview", "open:delete; type:nameToType=train-west",
          ["train-west [field]", "Delete cluster [off]"],
          ["train-west [field]", "Excluir cluster [off]"]),
    state("other", "delete-sent", "overview", "open:delete; type:nameToType=train-west-h100; click:confirmDeed; wait:sent",
          ["You asked to delete this cluster"],
          ["Você pediu a exclusão deste cluster"],
          SLOW_WRITE, absent=(["was not deleted"], ["não foi excluído"])),
    state("other", "delete-refused", "overview", "open:delete; type:nameToType=train-west-h100; click:confirmDeed; wait:answer",
          ["train-west-h100 was not deleted", "the cluster is being changed"],
          ["train-west-h100 não foi excluído", "the cluster is being changed"], [f"method=DELETE;{ONE};" + error(409, "the cluster is being changed", "cluster_id")]),
    state("other", "delete-lost", "overview", "open:delete; type:nameToType=train-west-h100; click:confirmDeed; wait:answer",
          ["It is not known whether", "nothing is sent again"],
          ["Não se sabe se", "nada é enviado de novo"], [f"method=DELETE;{ONE};reset", f"method=GET;{ONE};status=503"]),
    state("other", "delete-offline", "overview", "",
          ["Scale… [off]"],
          ["Escalar… [off]"], OFFLINE),
    # What is asked once the dialog is closed
    state("other", "ask-found", "fleet", CREATE + "; wait:decision; wait:fleet; key:Esc",
          ["Is this the ft-batch you created?", "Use it", "It is another one", "Leave it"],
          ["Este é o ft-batch que você criou?", "Usar este", "É outro", "Deixar assim"],
          [f"method=POST;{CLUSTERS};reset;when=after"]),
    state("other", "ask-not-found", "fleet", CREATE + "; wait:decision; key:Esc",
          ["No ft-batch has appeared", "Look again", "Try again…", "Leave it"],
          ["Nenhum ft-batch apareceu", "Verificar de novo", "Tentar de novo…", "Deixar assim"], [f"method=POST;{CLUSTERS};reset"]),
    state("other", "ask-again", "fleet", CREATE + "; wait:decision; key:Esc; click:tryAgain",
          ["ft-batch", "Create, bill when it runs [off]"],
          ["ft-batch", "Criar, cobrar quando em execução [off]"],
          [f"method=POST;{CLUSTERS};reset"]),
    state("other", "ask-changed", "scale", SCALE + "; wait:answer; wait:fleet; key:Esc",
          ["train-west-h100 was changed by someone else", "Compare…", "Keep theirs"],
          ["por outra pessoa", "Comparar…"], [OTHER]),
    # Keys, prices, the start page
    state("other", "key", "fleet", "click:newKey",
          ["It must be a key of the same account", "Use this key [off]"],
          ["Precisa ser uma chave da mesma conta", "Usar esta chave [off]"], ["path=/v1/**;status=401"]),
    state("other", "rates", "cost", "click:rates",
          ["The service publishes no prices", "Save rates"],
          ["O serviço não publica preços", "Salvar preços"]),
    state("other", "rates-refused", "cost", "click:rates; type:storageRate=cheap",
          ["Storage: enter a price above zero", "Save rates [off]"],
          ["Armazenamento: digite um preço acima de zero", "Salvar preços [off]"]),
    state("other", "connect", "connect", "",
          ["Not connected"],
          ["Não conectado"]),
    state("other", "connect-works", "connect",
          "click:advanced; type:serviceUrl={url}; type:apiKey={key}; click:testConnection; wait:verdict",
          ["2 clusters can be read"],
          ["2 clusters podem ser lidos"], timed=True),
    state("other", "connect-key-refused", "connect",
          "click:advanced; type:serviceUrl={url}; type:apiKey=wrong; click:testConnection; wait:verdict",
          ["Key not accepted (401)."],
          ["Chave não aceita (401)."], timed=True),
    state("other", "connect-testing", "connect",
          "click:advanced; type:serviceUrl={slow}; type:apiKey={key}; click:testConnection",
          ["Connect [off]"],
          ["Conectar [off]"], timed=True),
    state("other", "connect-unreachable", "connect",
          "click:advanced; type:serviceUrl=http://127.0.0.1:1/v1; type:apiKey={key}; click:testConnection; wait:verdict",
          ["The service cannot be reached."],
          ["Não é possível alcançar o serviço."], timed=True),
]


class Services:
    """Emulators for the start page, which has no demo behind it: one that answers and one that takes its time."""

    def __init__(self, emulator, fleet):
        self.words = [emulator, "--scenario", str(fleet), "--token", "emu_pictures", "--speed", "0"]

    def __enter__(self):
        self.running = [self.start(), self.start("--fault", "delay=80s")]
        urls = [json.loads(each.stdout.readline())["base_url"] for each in self.running]
        return {"url": urls[0], "slow": urls[1], "key": "emu_pictures"}

    def start(self, *more):
        return subprocess.Popen([*self.words, *more], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)

    def __exit__(self, *_):
        for each in self.running:
            each.terminate()
            each.wait(10)
