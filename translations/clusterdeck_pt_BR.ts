<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pt_BR" sourcelanguage="en">
<context>
    <name>deck::AskTableModel</name>
    <message>
        <source>you</source>
        <translation>você</translation>
    </message>
    <message>
        <source>someone else</source>
        <translation>outra pessoa</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>desconhecido</translation>
    </message>
    <message>
        <source>%1, new cluster</source>
        <extracomment>GPUs of a cluster that is new</extracomment>
        <translation>%1, cluster novo</translation>
    </message>
    <message>
        <source>not known whether it arrived</source>
        <translation>não se sabe se chegou</translation>
    </message>
    <message>
        <source>not sent</source>
        <translation>não enviado</translation>
    </message>
    <message>
        <source>refused</source>
        <translation>recusado</translation>
    </message>
    <message>
        <source>refused: %1</source>
        <translation>recusado: %1</translation>
    </message>
    <message>
        <source>waiting, %1 of %2</source>
        <translation>em espera, %1 de %2</translation>
    </message>
    <message>
        <source>waiting</source>
        <translation>em espera</translation>
    </message>
    <message>
        <source>all there</source>
        <translation>tudo disponível</translation>
    </message>
    <message>
        <source>lowered</source>
        <translation>reduzido</translation>
    </message>
    <message>
        <source>changed again at %1 of %2</source>
        <translation>mudado de novo em %1 de %2</translation>
    </message>
    <message>
        <source>changed again</source>
        <translation>mudado de novo</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Hora</translation>
    </message>
    <message>
        <source>By</source>
        <translation>Por</translation>
    </message>
    <message>
        <source>Cluster</source>
        <translation>Cluster</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>Região</translation>
    </message>
    <message>
        <source>GPU</source>
        <translation>GPU</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Classe</translation>
    </message>
    <message>
        <source>Asked</source>
        <translation>Pedido</translation>
    </message>
    <message>
        <source>Granted</source>
        <translation>Concedido</translation>
    </message>
    <message>
        <source>Took</source>
        <translation>Levou</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Resultado</translation>
    </message>
</context>
<context>
    <name>deck::ClusterTableModel</name>
    <message>
        <source>Missing, last seen as %1</source>
        <translation>Ausente, visto por último como %1</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>Standard GPUs: %1</source>
        <translation>GPUs padrão: %1</translation>
    </message>
    <message>
        <source>%1, %2 failed</source>
        <translation>%1, %2 com falha</translation>
    </message>
    <message>
        <source>Preemptible GPUs: %1</source>
        <translation>GPUs preemptivas: %1</translation>
    </message>
    <message>
        <source>%1, %2 of them draining</source>
        <translation>%1, %2 delas em drenagem</translation>
    </message>
    <message numerus="yes">
        <source>%n node(s) preempted in 24 hours</source>
        <translation>
            <numerusform>%n nó retomado em 24 horas</numerusform>
            <numerusform>%n nós retomados em 24 horas</numerusform>
        </translation>
    </message>
    <message>
        <source>Cluster</source>
        <translation>Cluster</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Standard GPUs</source>
        <translation>GPUs padrão</translation>
    </message>
    <message>
        <source>Preemptible GPUs</source>
        <translation>GPUs preemptivas</translation>
    </message>
    <message>
        <source>Preempted, 24 h</source>
        <translation>Retomados, 24 h</translation>
    </message>
    <message>
        <source>Compute per hour</source>
        <translation>Computação por hora</translation>
    </message>
    <message>
        <source>This month</source>
        <translation>Este mês</translation>
    </message>
    <message>
        <source>Created, details delayed</source>
        <translation>Criado, detalhes atrasados</translation>
    </message>
</context>
<context>
    <name>deck::Composition</name>
    <message>
        <source>Reading the clusters…</source>
        <translation>Lendo os clusters…</translation>
    </message>
    <message>
        <source>Playing the demo&apos;s past: %1 %</source>
        <translation>Reproduzindo o passado da demonstração: %1 %</translation>
    </message>
    <message>
        <source>Reading the key from the keychain…</source>
        <translation>Lendo a chave do chaveiro…</translation>
    </message>
</context>
<context>
    <name>deck::CostTreeModel</name>
    <message numerus="yes">
        <source>%n more node(s)</source>
        <translation>
            <numerusform>mais %n nó</numerusform>
            <numerusform>mais %n nós</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Standard, %n node(s)</source>
        <translation>
            <numerusform>Padrão, %n nó</numerusform>
            <numerusform>Padrão, %n nós</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Standard, %n node(s), %1 now</source>
        <translation>
            <numerusform>Padrão, %n nó, %1 agora</numerusform>
            <numerusform>Padrão, %n nós, %1 agora</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Preemptible, %n node(s)</source>
        <translation>
            <numerusform>Preemptivo, %n nó</numerusform>
            <numerusform>Preemptivo, %n nós</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Preemptible, %n node(s), %1 now</source>
        <translation>
            <numerusform>Preemptivo, %n nó, %1 agora</numerusform>
            <numerusform>Preemptivo, %n nós, %1 agora</numerusform>
        </translation>
    </message>
    <message>
        <source>Storage, %1 TiB</source>
        <translation>Armazenamento, %1 TiB</translation>
    </message>
    <message>
        <source>Storage</source>
        <translation>Armazenamento</translation>
    </message>
    <message numerus="yes">
        <source>Class unknown, %n node(s)</source>
        <translation>
            <numerusform>Classe desconhecida, %n nó</numerusform>
            <numerusform>Classe desconhecida, %n nós</numerusform>
        </translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Padrão</translation>
    </message>
    <message>
        <source>Preemptible</source>
        <translation>Preemptivo</translation>
    </message>
    <message>
        <source>Class unknown</source>
        <translation>Classe desconhecida</translation>
    </message>
    <message>
        <source>Node</source>
        <translation>Nó</translation>
    </message>
    <message>
        <source>Cluster, class, node</source>
        <translation>Cluster, classe, nó</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Classe</translation>
    </message>
    <message>
        <source>GPU-hours</source>
        <translation>GPU-horas</translation>
    </message>
    <message>
        <source>$/GPU-hour</source>
        <translation>US$/GPU-hora</translation>
    </message>
    <message>
        <source>Amount</source>
        <translation>Valor</translation>
    </message>
    <message>
        <source>Split</source>
        <translation>Divisão</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>Economia</translation>
    </message>
    <message>
        <source>Now, $/h</source>
        <translation>Agora, US$/h</translation>
    </message>
    <message>
        <source>No known cluster</source>
        <translation>Nenhum cluster conhecido</translation>
    </message>
</context>
<context>
    <name>deck::EventTableModel</name>
    <message>
        <source>time unknown</source>
        <translation>hora desconhecida</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1: %2</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Hora</translation>
    </message>
    <message>
        <source>Age</source>
        <translation>Idade</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Evento</translation>
    </message>
    <message>
        <source>Node</source>
        <translation>Nó</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Classe</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>O que aconteceu</translation>
    </message>
    <message>
        <source>Change per hour</source>
        <translation>Mudança por hora</translation>
    </message>
</context>
<context>
    <name>deck::NodeTableModel</name>
    <message>
        <source>Unfilled slot %1 of %2</source>
        <translation>Vaga não preenchida %1 de %2</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>Aguardando</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <translation>%1, %2, %3</translation>
    </message>
    <message>
        <source>Node</source>
        <translation>Nó</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Classe</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>Fase</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>In phase</source>
        <translation>Na fase</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>GPUs</translation>
    </message>
    <message>
        <source>Per hour</source>
        <translation>Por hora</translation>
    </message>
</context>
<context>
    <name>deck::OddityTableModel</name>
    <message>
        <source>(whole answer)</source>
        <translation>(resposta inteira)</translation>
    </message>
    <message>
        <source>missing</source>
        <translation>ausente</translation>
    </message>
    <message>
        <source>null</source>
        <translation>nulo</translation>
    </message>
    <message>
        <source>of another type</source>
        <translation>de outro tipo</translation>
    </message>
    <message>
        <source>out of range</source>
        <translation>fora do intervalo</translation>
    </message>
    <message>
        <source>not a time</source>
        <translation>não é um horário</translation>
    </message>
    <message>
        <source>not UTF-8</source>
        <translation>não é UTF-8</translation>
    </message>
    <message>
        <source>there twice</source>
        <translation>repetido</translation>
    </message>
    <message>
        <source>a word that is not known</source>
        <translation>uma palavra desconhecida</translation>
    </message>
    <message numerus="yes">
        <source>%1: %2, %n time(s)</source>
        <translation>
            <numerusform>%1: %2, %n vez</numerusform>
            <numerusform>%1: %2, %n vezes</numerusform>
        </translation>
    </message>
    <message>
        <source>Field</source>
        <translation>Campo</translation>
    </message>
    <message>
        <source>What is odd</source>
        <translation>O que é estranho</translation>
    </message>
    <message>
        <source>Times</source>
        <translation>Vezes</translation>
    </message>
    <message>
        <source>First seen</source>
        <translation>Visto primeiro</translation>
    </message>
    <message>
        <source>Last seen</source>
        <translation>Visto por último</translation>
    </message>
</context>
<context>
    <name>deck::RequestTableModel</name>
    <message>
        <source>no answer</source>
        <translation>sem resposta</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 ms</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Hora</translation>
    </message>
    <message>
        <source>Request</source>
        <translation>Solicitação</translation>
    </message>
    <message>
        <source>Outcome</source>
        <translation>Resultado</translation>
    </message>
    <message>
        <source>Took</source>
        <translation>Durou</translation>
    </message>
    <message>
        <source>Request ID</source>
        <translation>ID da solicitação</translation>
    </message>
</context>
<context>
    <name>deck::StateText</name>
    <message>
        <source>Unknown</source>
        <translation>Desconhecido</translation>
    </message>
    <message>
        <source>Scheduled</source>
        <translation>Agendado</translation>
    </message>
    <message>
        <source>Waiting for control plane</source>
        <translation>Aguardando plano de controle</translation>
    </message>
    <message>
        <source>Waiting for nodes</source>
        <translation>Aguardando nós</translation>
    </message>
    <message>
        <source>Waiting for subnet</source>
        <translation>Aguardando sub-rede</translation>
    </message>
    <message>
        <source>Waiting for volume</source>
        <translation>Aguardando volume</translation>
    </message>
    <message>
        <source>Installing drivers</source>
        <translation>Instalando drivers</translation>
    </message>
    <message>
        <source>Acceptance tests</source>
        <translation>Testes de aceitação</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Pronto</translation>
    </message>
    <message>
        <source>Degraded</source>
        <translation>Degradado</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Pausado</translation>
    </message>
    <message>
        <source>On-demand paused</source>
        <translation>Sob demanda pausado</translation>
    </message>
    <message>
        <source>Deleting</source>
        <translation>Excluindo</translation>
    </message>
    <message>
        <source>Pending</source>
        <translation>Pendente</translation>
    </message>
    <message>
        <source>Scheduling</source>
        <translation>Agendando</translation>
    </message>
    <message>
        <source>Booting</source>
        <translation>Iniciando</translation>
    </message>
    <message>
        <source>Bootstrapping</source>
        <translation>Preparando</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>Em execução</translation>
    </message>
    <message>
        <source>Draining</source>
        <translation>Drenando</translation>
    </message>
    <message>
        <source>Succeeded</source>
        <translation>Concluído</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Falhou</translation>
    </message>
    <message>
        <source>Removed</source>
        <translation>Removido</translation>
    </message>
    <message>
        <source>Unknown class</source>
        <translation>Classe desconhecida</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Padrão</translation>
    </message>
    <message>
        <source>Preemptible</source>
        <translation>Preemptivo</translation>
    </message>
    <message>
        <source>Unknown type</source>
        <translation>Tipo desconhecido</translation>
    </message>
    <message>
        <source>Cluster created</source>
        <translation>Cluster criado</translation>
    </message>
    <message>
        <source>Status changed</source>
        <translation>Status alterado</translation>
    </message>
    <message>
        <source>Cluster missing</source>
        <translation>Cluster ausente</translation>
    </message>
    <message>
        <source>Cluster gone</source>
        <translation>Cluster extinto</translation>
    </message>
    <message>
        <source>Node added</source>
        <translation>Nó adicionado</translation>
    </message>
    <message>
        <source>Phase changed</source>
        <translation>Fase alterada</translation>
    </message>
    <message>
        <source>Node failed</source>
        <translation>Nó falhou</translation>
    </message>
    <message>
        <source>Preemption notice</source>
        <translation>Aviso de preempção</translation>
    </message>
    <message>
        <source>Node removed</source>
        <translation>Nó removido</translation>
    </message>
    <message>
        <source>Scaled up</source>
        <translation>Ampliado</translation>
    </message>
    <message>
        <source>Scaled down</source>
        <translation>Reduzido</translation>
    </message>
    <message>
        <source>Target changed</source>
        <translation>Meta alterada</translation>
    </message>
    <message>
        <source>Capacity short</source>
        <translation>Capacidade insuficiente</translation>
    </message>
    <message>
        <source>Capacity filled</source>
        <translation>Capacidade preenchida</translation>
    </message>
    <message>
        <source>Your action</source>
        <translation>Ação sua</translation>
    </message>
    <message>
        <source>Event</source>
        <translation>Evento</translation>
    </message>
    <message>
        <source>The cluster is now: %1</source>
        <translation>O cluster agora está: %1</translation>
    </message>
    <message>
        <source>The service&apos;s list leaves this cluster out. It is not known to be gone.</source>
        <translation>A lista do serviço omite este cluster. Não se sabe se ele deixou de existir.</translation>
    </message>
    <message>
        <source>The service no longer knows this cluster.</source>
        <translation>O serviço não conhece mais este cluster.</translation>
    </message>
    <message>
        <source>The node is now: %1</source>
        <translation>O nó agora está: %1</translation>
    </message>
    <message>
        <source>The node is being taken back and leaves within 5 minutes.</source>
        <translation>O nó está sendo retomado e sai em até 5 minutos.</translation>
    </message>
    <message>
        <source>Preemptible target changed from %1 to %2 GPUs</source>
        <translation>Meta preemptiva alterada de %1 para %2 GPUs</translation>
    </message>
    <message>
        <source>Standard GPUs changed from %1 to %2</source>
        <translation>GPUs padrão alteradas de %1 para %2</translation>
    </message>
    <message>
        <source>%1 of %2 preemptible GPUs are there</source>
        <translation>%1 de %2 GPUs preemptivas estão presentes</translation>
    </message>
    <message>
        <source>All %1 preemptible GPUs are there</source>
        <translation>Todas as %1 GPUs preemptivas estão presentes</translation>
    </message>
    <message>
        <source>unknown</source>
        <translation>desconhecido</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <extracomment>GPUs there are, GPUs wanted</extracomment>
        <translation>%1 de %2</translation>
    </message>
    <message>
        <source>You asked for this cluster.</source>
        <translation>Você pediu este cluster.</translation>
    </message>
    <message>
        <source>You asked to delete this cluster.</source>
        <translation>Você pediu a exclusão deste cluster.</translation>
    </message>
    <message>
        <source>You asked for other counts of GPUs.</source>
        <translation>Você pediu outras quantidades de GPUs.</translation>
    </message>
    <message>
        <source>The service made the cluster you asked for.</source>
        <translation>O serviço criou o cluster que você pediu.</translation>
    </message>
    <message>
        <source>The service accepted your change.</source>
        <translation>O serviço aceitou a sua alteração.</translation>
    </message>
    <message>
        <source>The service refused your change.</source>
        <translation>O serviço recusou a sua alteração.</translation>
    </message>
    <message>
        <source>It is not known whether your change was made.</source>
        <translation>Não se sabe se a sua alteração foi feita.</translation>
    </message>
    <message>
        <source>You left it at that.</source>
        <translation>Você deixou como está.</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <translation>%1 (%2)</translation>
    </message>
    <message>
        <source>Nothing was sent: someone else had changed this cluster meanwhile.</source>
        <translation>Nada foi enviado: outra pessoa tinha mudado este cluster nesse meio-tempo.</translation>
    </message>
    <message>
        <source>at least %1</source>
        <extracomment>a number of GPUs</extracomment>
        <translation>pelo menos %1</translation>
    </message>
</context>
<context>
    <name>deck::VolumeTableModel</name>
    <message>
        <source>unknown</source>
        <translation>desconhecido</translation>
    </message>
    <message>
        <source>Missing</source>
        <translation>Ausente</translation>
    </message>
    <message>
        <source>Unknown</source>
        <translation>Desconhecido</translation>
    </message>
    <message>
        <source>Scheduled</source>
        <translation>Agendado</translation>
    </message>
    <message>
        <source>Provisioning</source>
        <translation>Em provisionamento</translation>
    </message>
    <message>
        <source>Available</source>
        <translation>Disponível</translation>
    </message>
    <message>
        <source>Bound</source>
        <extracomment>a volume that a cluster uses</extracomment>
        <translation>Em uso</translation>
    </message>
    <message>
        <source>Deleting</source>
        <translation>Excluindo</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Falhou</translation>
    </message>
    <message>
        <source>Access revoked</source>
        <translation>Acesso revogado</translation>
    </message>
    <message>
        <source>a cluster that is not known</source>
        <translation>um cluster que não se conhece</translation>
    </message>
    <message>
        <source>not attached</source>
        <translation>não anexado</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>não se sabe</translation>
    </message>
    <message>
        <source>outlives its cluster</source>
        <translation>permanece após o cluster</translation>
    </message>
    <message>
        <source>goes with its cluster</source>
        <translation>some com o cluster</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volume</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>Size</source>
        <translation>Tamanho</translation>
    </message>
    <message>
        <source>Attached to</source>
        <translation>Anexado a</translation>
    </message>
    <message>
        <source>Region</source>
        <translation>Região</translation>
    </message>
    <message>
        <source>When its cluster goes</source>
        <translation>Quando o cluster é excluído</translation>
    </message>
    <message>
        <source>Cost per month</source>
        <translation>Custo por mês</translation>
    </message>
    <message>
        <source>Age</source>
        <translation>Idade</translation>
    </message>
</context>
<context>
    <name>deck::ui::AccessPage</name>
    <message>
        <source>as the service chooses</source>
        <translation>como o serviço escolher</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nenhum</translation>
    </message>
    <message>
        <source>How people get in, and what is installed from the start. You can leave all of it to the service.</source>
        <translation>Como as pessoas entram e o que já vem instalado. Você pode deixar tudo por conta do serviço.</translation>
    </message>
    <message>
        <source>&amp;Sign in through OpenID Connect</source>
        <translation>&amp;Login com OpenID Connect</translation>
    </message>
    <message>
        <source>It can be set now only. Without it, people share the cluster’s admin kubeconfig.</source>
        <translation>Só pode ser definido agora. Sem isso, todos compartilham o kubeconfig de administrador do cluster.</translation>
    </message>
    <message>
        <source>&amp;Load balancer</source>
        <translation>&amp;Balanceador de carga</translation>
    </message>
    <message>
        <source>Add-ons</source>
        <translation>Complementos</translation>
    </message>
    <message>
        <source>&amp;Acceptance tests</source>
        <translation>Testes de &amp;aceitação</translation>
    </message>
    <message>
        <source>They load every GPU before the cluster is ready and take 5 to 10 minutes or more. What runs when nothing is chosen is not known.</source>
        <translation>Eles exigem todas as GPUs antes de o cluster ficar pronto e levam de 5 a 10 minutos ou mais. Não se sabe o que roda quando nada é escolhido.</translation>
    </message>
    <message>
        <source>Hide load balancer, add-ons and tests</source>
        <translation>Ocultar balanceador, complementos e testes</translation>
    </message>
    <message>
        <source>Load balancer, add-ons and tests…</source>
        <translation>Balanceador, complementos e testes…</translation>
    </message>
    <message>
        <source>short</source>
        <translation>curtos</translation>
    </message>
    <message>
        <source>medium</source>
        <translation>médios</translation>
    </message>
    <message>
        <source>long</source>
        <translation>longos</translation>
    </message>
    <message>
        <source>extended</source>
        <translation>estendidos</translation>
    </message>
    <message>
        <source>shared admin kubeconfig</source>
        <translation>kubeconfig de administrador compartilhado</translation>
    </message>
    <message>
        <source>no load balancer</source>
        <translation>sem balanceador de carga</translation>
    </message>
    <message>
        <source>Access</source>
        <translation>Acesso</translation>
    </message>
    <message>
        <source>Slurm &amp;Web, a page that shows jobs and nodes</source>
        <translation>Slurm &amp;Web, uma página que mostra jobs e nós</translation>
    </message>
    <message>
        <source>&amp;Headlamp, a web dashboard for Kubernetes</source>
        <translation>&amp;Headlamp, um painel web para o Kubernetes</translation>
    </message>
</context>
<context>
    <name>deck::ui::AccountFields</name>
    <message>
        <source>&amp;Project</source>
        <translation>&amp;Projeto</translation>
    </message>
    <message>
        <source>needed for preemptible capacity</source>
        <translation>exigido para preemptivos</translation>
    </message>
    <message>
        <source>&amp;Name in this app</source>
        <translation>&amp;Nome neste aplicativo</translation>
    </message>
    <message>
        <source>Production</source>
        <translation>Produção</translation>
    </message>
    <message>
        <source>&amp;Remember this account, with its key in this computer&apos;s keychain</source>
        <translation>&amp;Lembrar esta conta, com a chave no chaveiro deste computador</translation>
    </message>
    <message>
        <source>Enter an API key.</source>
        <translation>Digite uma chave de API.</translation>
    </message>
</context>
<context>
    <name>deck::ui::AdvancedFields</name>
    <message>
        <source>&amp;Service URL</source>
        <translation>URL do &amp;serviço</translation>
    </message>
    <message>
        <source>CA &amp;file</source>
        <translation>Ar&amp;quivo de CA</translation>
    </message>
    <message>
        <source>PEM certificates of a company&apos;s own authority; none by default</source>
        <translation>Certificados PEM da autoridade da própria empresa; nenhum por padrão</translation>
    </message>
    <message>
        <source>Browse…</source>
        <translation>Procurar…</translation>
    </message>
    <message>
        <source>Browse for the CA file</source>
        <translation>Procurar o arquivo de CA</translation>
    </message>
    <message>
        <source>Reads per &amp;minute</source>
        <translation>Leituras por &amp;minuto</translation>
    </message>
    <message>
        <source>The service publishes no limit; %1 is our assumption. With fewer, what you see is older.</source>
        <translation>O serviço não publica um limite; %1 é uma suposição nossa. Com menos leituras, o que você vê fica mais antigo.</translation>
    </message>
    <message>
        <source>The service URL is no URL such as https://api.together.ai/v1.</source>
        <translation>A URL do serviço não é uma URL como https://api.together.ai/v1.</translation>
    </message>
    <message>
        <source>The service URL must begin with https, or the key could be read on its way.</source>
        <translation>A URL do serviço deve começar com https, senão a chave poderia ser lida no caminho.</translation>
    </message>
    <message>
        <source>The CA file cannot be read.</source>
        <translation>Não foi possível ler o arquivo de CA.</translation>
    </message>
    <message>
        <source>The CA file holds no certificate in PEM form.</source>
        <translation>O arquivo de CA não contém nenhum certificado em formato PEM.</translation>
    </message>
    <message>
        <source>CA file</source>
        <translation>Arquivo de CA</translation>
    </message>
    <message>
        <source>Certificates (*.pem *.crt *.cer);;All files (*)</source>
        <translation>Certificados (*.pem *.crt *.cer);;Todos os arquivos (*)</translation>
    </message>
</context>
<context>
    <name>deck::ui::AsksPage</name>
    <message>
        <source>Asks</source>
        <translation>Pedidos</translation>
    </message>
    <message>
        <source>What was asked for and what came of it</source>
        <translation>O que foi pedido e o que resultou</translation>
    </message>
    <message numerus="yes">
        <source>%n ask(s), %1 refused, %2 waiting · times in %3</source>
        <translation>
            <numerusform>%n pedido, %1 recusados, %2 em espera · horários em %3</numerusform>
            <numerusform>%n pedidos, %1 recusados, %2 em espera · horários em %3</numerusform>
        </translation>
    </message>
    <message>
        <source>Loading asks</source>
        <translation>Carregando pedidos</translation>
    </message>
    <message>
        <source>Nothing was asked for yet</source>
        <translation>Nada foi pedido ainda</translation>
    </message>
    <message>
        <source>Every cluster that is created and every change of its GPUs appears here, with what was granted, what was refused and how long it took.</source>
        <translation>Cada cluster criado e cada mudança das suas GPUs aparece aqui, com o que foi concedido, o que foi recusado e quanto demorou.</translation>
    </message>
    <message>
        <source>**Not up to date.** What was granted since the last answer is not known.</source>
        <translation>**Desatualizado.** O que foi concedido desde a última resposta não é conhecido.</translation>
    </message>
</context>
<context>
    <name>deck::ui::AsksTable</name>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>about %1</source>
        <extracomment>a time that is only bounded by two observations, &quot;about 12:51:10&quot;</extracomment>
        <translation>por volta de %1</translation>
    </message>
    <message>
        <source>%1 so far</source>
        <extracomment>how long something was waited for so far</extracomment>
        <translation>%1 até agora</translation>
    </message>
</context>
<context>
    <name>deck::ui::AttentionList</name>
    <message>
        <source>Needs attention</source>
        <translation>Requer atenção</translation>
    </message>
    <message>
        <source>Nothing needs attention</source>
        <translation>Nada requer atenção</translation>
    </message>
</context>
<context>
    <name>deck::ui::AttentionRow</name>
    <message>
        <source>Preemption in progress</source>
        <translation>Preempção em andamento</translation>
    </message>
    <message>
        <source>Node failed</source>
        <translation>Nó falhou</translation>
    </message>
    <message>
        <source>Cluster missing</source>
        <translation>Cluster ausente</translation>
    </message>
    <message>
        <source>Cluster degraded</source>
        <translation>Cluster degradado</translation>
    </message>
    <message>
        <source>Waiting for capacity</source>
        <translation>Aguardando capacidade</translation>
    </message>
    <message>
        <source>**%1** ``%2`` leaves by %3. Pods not known without Kubernetes access</source>
        <translation>**%1** ``%2`` sai até %3. Pods desconhecidos sem acesso ao Kubernetes</translation>
    </message>
    <message>
        <source>**%1** ``%2`` failed. A failed node costs nothing</source>
        <translation>**%1** ``%2`` falhou. Um nó com falha não custa nada</translation>
    </message>
    <message>
        <source>**%1** is not in the newest list. Nothing says that it was deleted</source>
        <translation>**%1** não está na lista mais recente. Nada indica que foi excluído</translation>
    </message>
    <message>
        <source>**%1** is reported as degraded. No failed node explains it</source>
        <translation>**%1** é informado como degradado. Nenhum nó com falha explica isso</translation>
    </message>
    <message>
        <source>**%1** %2 preemptible GPUs not filled yet. Nothing to do; they join when capacity returns</source>
        <translation>**%1** %2 GPUs preemptivas ainda não preenchidas. Nada a fazer; elas entram quando a capacidade volta</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>Show %1: %2</source>
        <translation>Mostrar %1: %2</translation>
    </message>
    <message>
        <source>since %1, %2</source>
        <translation>desde %1, %2</translation>
    </message>
</context>
<context>
    <name>deck::ui::BannerArea</name>
    <message>
        <source>**It is not known whether %1 was created.** The answer was lost at %2. The clusters are read to find out; nothing is sent again.</source>
        <translation>**Não se sabe se %1 foi criado.** A resposta se perdeu às %2. Os clusters são lidos para descobrir; nada é enviado de novo.</translation>
    </message>
    <message>
        <source>**It is not known whether the change of %1 arrived.** The answer was lost at %2. The cluster is read to find out; nothing is sent again.</source>
        <translation>**Não se sabe se a mudança de %1 chegou.** A resposta se perdeu às %2. O cluster é lido para descobrir; nada é enviado de novo.</translation>
    </message>
    <message>
        <source>**Is this the %1 you created?** The answer was lost at %2, and a cluster of that name has appeared since.</source>
        <translation>**Este é o %1 que você criou?** A resposta se perdeu às %2, e desde então apareceu um cluster com esse nome.</translation>
    </message>
    <message>
        <source>**No %1 has appeared.** The answer to creating it was lost at %2. Two looks found none; it can still appear.</source>
        <translation>**Nenhum %1 apareceu.** A resposta à criação se perdeu às %2. Duas leituras não o encontraram; ele ainda pode aparecer.</translation>
    </message>
    <message>
        <source>**%1 looks unchanged.** The answer to changing it was lost at %2. It can still change.</source>
        <translation>**%1 parece inalterado.** A resposta à mudança se perdeu às %2. Ele ainda pode mudar.</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Tentar de novo</translation>
    </message>
    <message>
        <source>Enter another key…</source>
        <translation>Informar outra chave…</translation>
    </message>
    <message>
        <source>**The history cannot be written.** What happens now is shown, but costs and events of this time may be missing later. %1</source>
        <translation>**O histórico não pode ser gravado.** O que acontece agora é exibido, mas custos e eventos deste período podem faltar depois. %1</translation>
    </message>
    <message>
        <source>Use it</source>
        <translation>Usar este</translation>
    </message>
    <message>
        <source>Use the one made at %1</source>
        <translation>Usar o criado às %1</translation>
    </message>
    <message>
        <source>%1, made at %2</source>
        <translation>%1, criado às %2</translation>
    </message>
    <message>
        <source>It is another one</source>
        <translation>É outro</translation>
    </message>
    <message>
        <source>Look again</source>
        <translation>Verificar de novo</translation>
    </message>
    <message>
        <source>Try again…</source>
        <translation>Tentar de novo…</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Deixar assim</translation>
    </message>
    <message>
        <source>**%1 was changed by someone else.** The answer to your change was lost at %2, and it has other counts now. Nothing is sent again unless you do it.</source>
        <translation>**%1 foi mudado por outra pessoa.** A resposta à sua mudança se perdeu às %2, e agora ele tem outras quantidades. Nada é enviado de novo, a não ser por você.</translation>
    </message>
    <message>
        <source>**%1 was changed by someone else.** Your change of %2 was held back; nothing was sent.</source>
        <translation>**%1 foi mudado por outra pessoa.** A sua mudança das %2 foi retida; nada foi enviado.</translation>
    </message>
    <message>
        <source>Compare…</source>
        <translation>Comparar…</translation>
    </message>
    <message>
        <source>Keep theirs</source>
        <translation>Manter a mudança alheia</translation>
    </message>
    <message>
        <source>**The history file was damaged.** A new one was begun with all that could be read. Costs and events of earlier times may be incomplete. %1</source>
        <translation>**O arquivo do histórico estava danificado.** Um novo foi iniciado com tudo o que pôde ser lido. Custos e eventos de períodos anteriores podem estar incompletos. %1</translation>
    </message>
    <message>
        <source>**Is this the %1 you asked for before?** A cluster of that name has appeared, so that your request of %2 was held back; nothing was sent.</source>
        <translation>**Este é o %1 que você pediu antes?** Um cluster com esse nome apareceu, por isso a sua requisição das %2 foi retida; nada foi enviado.</translation>
    </message>
    <message>
        <source>It is another one, create mine</source>
        <translation>É outro, criar o meu</translation>
    </message>
    <message>
        <source>Use %1</source>
        <translation>Usar %1</translation>
    </message>
</context>
<context>
    <name>deck::ui::BarPainter</name>
    <message>
        <source>Preemptible GPUs, %1 of %2 running</source>
        <translation>GPUs preemptivas, %1 de %2 em execução</translation>
    </message>
    <message>
        <source>Standard GPUs, %1 of %2 running</source>
        <translation>GPUs padrão, %1 de %2 em execução</translation>
    </message>
    <message>
        <source>, %1 of them draining</source>
        <translation>, %1 delas em drenagem</translation>
    </message>
    <message>
        <source>, %1 failed</source>
        <translation>, %1 com falha</translation>
    </message>
    <message>
        <source>, %1 waiting</source>
        <translation>, %1 aguardando</translation>
    </message>
    <message>
        <source>at least %1</source>
        <extracomment>a number of GPUs</extracomment>
        <translation>pelo menos %1</translation>
    </message>
</context>
<context>
    <name>deck::ui::BillingSection</name>
    <message>
        <source>Billing</source>
        <translation>Cobrança</translation>
    </message>
    <message>
        <source>On-demand</source>
        <translation>Sob demanda</translation>
    </message>
    <message>
        <source>Reserved</source>
        <translation>Reservado</translation>
    </message>
    <message>
        <source>Scheduled</source>
        <translation>Agendado</translation>
    </message>
    <message>
        <source>Days of the reservation, 1 to 90</source>
        <translation>Dias da reserva, de 1 a 90</translation>
    </message>
    <message>
        <source>From 1 to 90 days.</source>
        <translation>De 1 a 90 dias.</translation>
    </message>
    <message>
        <source>Empty: at once.</source>
        <translation>Vazio: imediatamente.</translation>
    </message>
    <message>
        <source>Charged up front in credits for all days and not refunded. The cluster is removed at the end, with an e-mail 24 hours before. Whether the days count from creation or from ready is not known.</source>
        <translation>Cobrado antecipadamente em créditos por todos os dias, sem reembolso. O cluster é removido ao final, com um e-mail 24 horas antes. Não se sabe se os dias contam desde a criação ou desde que fica pronto.</translation>
    </message>
    <message>
        <source>The GPUs are booked for a window of time. The service publishes neither its price nor what becomes of the cluster at its end.</source>
        <translation>As GPUs são agendadas para um período. O serviço não publica nem o preço nem o que acontece com o cluster ao final.</translation>
    </message>
    <message numerus="yes">
        <source>day(s)</source>
        <extracomment>stands behind a number, &quot;30 days&quot;</extracomment>
        <translation>
            <numerusform>dia</numerusform>
            <numerusform>dias</numerusform>
        </translation>
    </message>
    <message>
        <source>S&amp;tart, %1</source>
        <extracomment>the label of a field for a moment, with the time zone</extracomment>
        <translation>Iníci&amp;o, %1</translation>
    </message>
    <message>
        <source>&amp;End, %1</source>
        <translation>&amp;Fim, %1</translation>
    </message>
</context>
<context>
    <name>deck::ui::BringUpCard</name>
    <message>
        <source>Coming up</source>
        <translation>Em preparação</translation>
    </message>
    <message>
        <source>Nodes that do not run cost nothing</source>
        <translation>Nós que não estão em execução não custam nada</translation>
    </message>
    <message>
        <source>since %1</source>
        <translation>desde %1</translation>
    </message>
    <message>
        <source>now</source>
        <translation>agora</translation>
    </message>
    <message>
        <source>to come</source>
        <translation>a seguir</translation>
    </message>
    <message>
        <source>Billed since the cluster was created</source>
        <translation>Cobrado desde a criação do cluster</translation>
    </message>
    <message>
        <source>took %1</source>
        <extracomment>how long a step of bringing a cluster up took</extracomment>
        <translation>levou %1</translation>
    </message>
    <message>
        <source>since %1, %2</source>
        <extracomment>a step of bringing a cluster up: since when, and how long so far</extracomment>
        <translation>desde %1, %2</translation>
    </message>
</context>
<context>
    <name>deck::ui::BrushView</name>
    <message>
        <source>Last 24 h</source>
        <translation>Últimas 24 h</translation>
    </message>
    <message>
        <source>All</source>
        <translation>Tudo</translation>
    </message>
    <message numerus="yes">
        <source>Last %n day(s)</source>
        <translation>
            <numerusform>Último %n dia</numerusform>
            <numerusform>Últimos %n dias</numerusform>
        </translation>
    </message>
    <message>
        <source>Allocated GPUs. Drag the handles to change range</source>
        <translation>GPUs alocadas. Arraste as alças para mudar o intervalo</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Overview of allocated GPUs, %1</source>
        <translation>Visão geral das GPUs alocadas, %1</translation>
    </message>
    <message>
        <source>Shown: %1 to %2. Left and right move the range, with Shift they resize it.</source>
        <translation>Exibido: %1 a %2. Esquerda e direita movem o intervalo; com Shift, mudam seu tamanho.</translation>
    </message>
</context>
<context>
    <name>deck::ui::CapacityCard</name>
    <message>
        <source>%1 per GPU-hour</source>
        <translation>%1 por GPU-hora</translation>
    </message>
    <message>
        <source>no rate entered</source>
        <translation>nenhum preço informado</translation>
    </message>
    <message numerus="yes">
        <source>%n GPU(s)</source>
        <translation>
            <numerusform>%n GPU</numerusform>
            <numerusform>%n GPUs</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n GPU(s) failed. Never preempted</source>
        <translation>
            <numerusform>%n GPU com falha. Nunca retomada</numerusform>
            <numerusform>%n GPUs com falha. Nunca retomadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n GPU(s) not running. Never preempted</source>
        <translation>
            <numerusform>%n GPU parada. Nunca retomada</numerusform>
            <numerusform>%n GPUs paradas. Nunca retomadas</numerusform>
        </translation>
    </message>
    <message>
        <source>Never preempted</source>
        <translation>Nunca retomado</translation>
    </message>
    <message>
        <source>No target</source>
        <translation>Sem meta</translation>
    </message>
    <message>
        <source>Half the price, can be taken back with 5 minutes’ notice</source>
        <translation>Metade do preço, pode ser retomado com aviso de 5 minutos</translation>
    </message>
    <message>
        <source>Not available on Slurm clusters</source>
        <translation>Não disponível em clusters Slurm</translation>
    </message>
    <message>
        <source>Filled when spare capacity exists</source>
        <translation>Preenchido quando há capacidade livre</translation>
    </message>
    <message>
        <source>%1 running</source>
        <translation>%1 em execução</translation>
    </message>
    <message>
        <source>%1 draining</source>
        <translation>%1 em drenagem</translation>
    </message>
    <message>
        <source>%1 waiting since %2, %3</source>
        <translation>%1 aguardando desde %2, %3</translation>
    </message>
    <message>
        <source>%1 waiting</source>
        <translation>%1 aguardando</translation>
    </message>
    <message>
        <source>You pay only for GPUs that run</source>
        <translation>Você paga só por GPUs em execução</translation>
    </message>
    <message>
        <source>Capacity</source>
        <translation>Capacidade</translation>
    </message>
    <message>
        <source>Change target…</source>
        <translation>Mudar meta…</translation>
    </message>
    <message>
        <source>Target: %1</source>
        <translation>Meta: %1</translation>
    </message>
    <message>
        <source>at least %1</source>
        <extracomment>a number of GPUs</extracomment>
        <translation>pelo menos %1</translation>
    </message>
    <message>
        <source>Wanted: %1. Never preempted</source>
        <translation>Desejadas: %1. Nunca retomado</translation>
    </message>
</context>
<context>
    <name>deck::ui::CapacityDelegate</name>
    <message>
        <source>%1 draining</source>
        <translation>%1 em drenagem</translation>
    </message>
    <message>
        <source>%1 failed</source>
        <translation>%1 com falha</translation>
    </message>
    <message>
        <source>%1 waiting</source>
        <translation>%1 aguardando</translation>
    </message>
</context>
<context>
    <name>deck::ui::CapacityPage</name>
    <message>
        <source>Pick the GPUs you always need. Add cheaper, interruptible ones if the work can be stopped and restarted.</source>
        <translation>Escolha as GPUs de que sempre precisa. Acrescente outras, mais baratas e interrompíveis, se o trabalho puder parar e recomeçar.</translation>
    </message>
    <message>
        <source>On-demand GPUs</source>
        <translation>GPUs sob demanda</translation>
    </message>
    <message>
        <source>Created now and never preempted. At least 8, in steps of 8. If the region is out of stock, nothing is created and nothing is billed.</source>
        <translation>Criadas agora e nunca retomadas. No mínimo 8, em passos de 8. Se a região estiver sem estoque, nada é criado e nada é cobrado.</translation>
    </message>
    <message>
        <source>Preemptible GPUs</source>
        <translation>GPUs preemptivas</translation>
    </message>
    <message>
        <source>preview</source>
        <translation>prévia</translation>
    </message>
    <message>
        <source>Preemptible GPU target, step 8</source>
        <translation>Meta de GPUs preemptivas, passo 8</translation>
    </message>
    <message>
        <source>**Any preemptible node can leave with 5 minutes’ notice or less.** It is cordoned, pods get SIGTERM, and it is removed by T+5:00. A new node joins when capacity returns.</source>
        <translation>**Qualquer nó preemptivo pode sair com aviso de 5 minutos ou menos.** Ele é isolado, os pods recebem SIGTERM e ele é removido até T+5:00. Um novo nó entra quando a capacidade volta.</translation>
    </message>
    <message>
        <source>**Slurm clusters use on-demand nodes only.** Preemptible nodes are offered for Kubernetes clusters during the preview. You can plan for them later; nothing is lost by starting without.</source>
        <translation>**Clusters Slurm usam apenas nós sob demanda.** Nós preemptivos são oferecidos para clusters Kubernetes durante a prévia. Você pode planejá-los depois; nada se perde ao começar sem eles.</translation>
    </message>
    <message>
        <source>Switch to Kubernetes</source>
        <translation>Mudar para Kubernetes</translation>
    </message>
    <message>
        <source>Kubernetes only. On Slurm clusters this switch stays off.</source>
        <translation>Só Kubernetes. Em clusters Slurm esta chave fica desligada.</translation>
    </message>
    <message>
        <source>Good on preemptible</source>
        <translation>Bom em preemptivo</translation>
    </message>
    <message>
        <source>Training with checkpoints, rollouts, evaluation, batch inference, CI</source>
        <translation>Treino com checkpoints, rollouts, avaliação, inferência em lote, CI</translation>
    </message>
    <message>
        <source>Keep on standard</source>
        <translation>Manter em padrão</translation>
    </message>
    <message>
        <source>Serving, databases, jobs that cannot save and resume within 5 minutes</source>
        <translation>Serviços, bancos de dados, tarefas que não conseguem salvar e retomar em 5 minutos</translation>
    </message>
    <message>
        <source>Capacity</source>
        <translation>Capacidade</translation>
    </message>
    <message>
        <source>%1 + %2 GPUs</source>
        <translation>%1 + %2 GPUs</translation>
    </message>
    <message>
        <source>%1 GPUs</source>
        <translation>%1 GPUs</translation>
    </message>
    <message numerus="yes">
        <source>= %n node(s) with 8 GPUs each</source>
        <translation>
            <numerusform>= %n nó com 8 GPUs</numerusform>
            <numerusform>= %n nós com 8 GPUs cada</numerusform>
        </translation>
    </message>
    <message>
        <source>On</source>
        <translation>Ligado</translation>
    </message>
    <message>
        <source>Off</source>
        <translation>Desligado</translation>
    </message>
    <message>
        <source>GPU target, not available on Slurm</source>
        <translation>Meta de GPUs, não disponível em Slurm</translation>
    </message>
    <message numerus="yes">
        <source>GPU target = up to %n more node(s)</source>
        <translation>
            <numerusform>Meta de GPUs = até mais %n nó</numerusform>
            <numerusform>Meta de GPUs = até mais %n nós</numerusform>
        </translation>
    </message>
    <message>
        <source>GPU target, off</source>
        <translation>Meta de GPUs, desligada</translation>
    </message>
    <message>
        <source>Nodes join when spare capacity exists; the target is not guaranteed.</source>
        <translation>Os nós entram quando há capacidade livre; a meta não é garantida.</translation>
    </message>
    <message>
        <source>%1 cheaper. %2</source>
        <translation>%1 mais barato. %2</translation>
    </message>
    <message>
        <source>Scheduled GPUs</source>
        <translation>GPUs agendadas</translation>
    </message>
    <message>
        <source>Reserved GPUs</source>
        <translation>GPUs reservadas</translation>
    </message>
    <message>
        <source>%1, step 8</source>
        <translation>%1, passo 8</translation>
    </message>
    <message>
        <source>There for the whole window and never preempted. At least 8, in steps of 8.</source>
        <translation>Disponíveis durante todo o período e nunca preemptadas. No mínimo 8, em passos de 8.</translation>
    </message>
    <message>
        <source>What if…</source>
        <translation>E se…</translation>
    </message>
    <message>
        <source>Share the GPUs out between on-demand and preemptible, and see cost and chance</source>
        <translation>Divida as GPUs entre sob demanda e preemptivas e veja o custo e as chances</translation>
    </message>
    <message>
        <source>Preemptible nodes are offered for Kubernetes clusters only.</source>
        <translation>Nós preemptivos são oferecidos apenas para clusters Kubernetes.</translation>
    </message>
</context>
<context>
    <name>deck::ui::ChartCard</name>
    <message>
        <source>Total</source>
        <translation>Total</translation>
    </message>
</context>
<context>
    <name>deck::ui::CheckWords</name>
    <message>
        <source>Asking whose key this is</source>
        <translation>Perguntando de quem é esta chave</translation>
    </message>
    <message>
        <source>Reading the clusters</source>
        <translation>Lendo os clusters</translation>
    </message>
    <message>
        <source>Reading the regions</source>
        <translation>Lendo as regiões</translation>
    </message>
    <message>
        <source>Reading the projects</source>
        <translation>Lendo os projetos</translation>
    </message>
    <message>
        <source>under %1 s</source>
        <translation>menos de %1 s</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>The service answers, the key is accepted</source>
        <translation>O serviço responde e aceita a chave</translation>
    </message>
    <message>
        <source>The service answers</source>
        <translation>O serviço responde</translation>
    </message>
    <message>
        <source>Whether the key is accepted is not known</source>
        <translation>Não se sabe se a chave é aceita</translation>
    </message>
    <message numerus="yes">
        <source>%n cluster(s) can be read</source>
        <translation>
            <numerusform>%n cluster pode ser lido</numerusform>
            <numerusform>%n clusters podem ser lidos</numerusform>
        </translation>
    </message>
    <message>
        <source>Clusters were not read</source>
        <translation>Os clusters não foram lidos</translation>
    </message>
    <message>
        <source>Regions cannot be read, and nothing can be bought without them</source>
        <translation>As regiões não podem ser lidas, e sem elas nada pode ser comprado</translation>
    </message>
    <message numerus="yes">
        <source>%n region(s) can be read</source>
        <translation>
            <numerusform>%n região pode ser lida</numerusform>
            <numerusform>%n regiões podem ser lidas</numerusform>
        </translation>
    </message>
    <message>
        <source>Projects cannot be read</source>
        <translation>Os projetos não podem ser lidos</translation>
    </message>
    <message>
        <source>Project %1 is none of those that this key may see</source>
        <translation>O projeto %1 não está entre os que esta chave pode ver</translation>
    </message>
    <message>
        <source>Choose one above, or check its id.</source>
        <translation>Escolha um acima ou confira o identificador.</translation>
    </message>
    <message>
        <source>Project %1</source>
        <translation>Projeto %1</translation>
    </message>
    <message>
        <source>Project %1 of %2</source>
        <translation>Projeto %1 de %2</translation>
    </message>
    <message>
        <source>Preemptible capacity can be asked for</source>
        <translation>É possível pedir capacidade preemptível</translation>
    </message>
    <message>
        <source>Preemptible capacity needs a project</source>
        <translation>Capacidade preemptível exige um projeto</translation>
    </message>
    <message>
        <source>Enter its id above.</source>
        <translation>Informe o id dele acima.</translation>
    </message>
    <message>
        <source>Choose it above.</source>
        <translation>Escolha-o acima.</translation>
    </message>
</context>
<context>
    <name>deck::ui::ClusterCostCard</name>
    <message>
        <source>Cost</source>
        <translation>Custo</translation>
    </message>
    <message>
        <source>Open cost</source>
        <translation>Abrir custos</translation>
    </message>
    <message>
        <source>Burn rate now</source>
        <translation>Gasto atual</translation>
    </message>
    <message>
        <source>%1 to date</source>
        <extracomment>%1 is the name of a month</extracomment>
        <translation>%1 até agora</translation>
    </message>
    <message>
        <source>No rates entered for all of it</source>
        <translation>Faltam preços para parte disso</translation>
    </message>
    <message>
        <source>storage included</source>
        <translation>armazenamento incluído</translation>
    </message>
    <message>
        <source>after this drain %1</source>
        <translation>após esta drenagem %1</translation>
    </message>
    <message>
        <source>%1 storage</source>
        <translation>%1 armazenamento</translation>
    </message>
    <message>
        <source>Per hour: standard %1, preemptible %2, storage %3</source>
        <translation>Por hora: padrão %1, preemptivo %2, armazenamento %3</translation>
    </message>
    <message>
        <source>%1 of it estimated</source>
        <translation>%1 disso estimado</translation>
    </message>
    <message>
        <source>saved %1 by preemptible</source>
        <translation>economia de %1 com preemptivo</translation>
    </message>
</context>
<context>
    <name>deck::ui::ClusterDelegate</name>
    <message>
        <source>%1 / %2 GPUs</source>
        <extracomment>GPUs running of GPUs wanted</extracomment>
        <translation>%1 / %2 GPUs</translation>
    </message>
</context>
<context>
    <name>deck::ui::ClusterEvents</name>
    <message>
        <source>Recent events</source>
        <translation>Eventos recentes</translation>
    </message>
    <message>
        <source>Open timeline</source>
        <translation>Abrir linha do tempo</translation>
    </message>
    <message>
        <source>Nothing has happened yet</source>
        <translation>Nada aconteceu ainda</translation>
    </message>
</context>
<context>
    <name>deck::ui::ClusterPage</name>
    <message>
        <source>Overview</source>
        <translation>Visão geral</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>Nós</translation>
    </message>
    <message>
        <source>Timeline</source>
        <translation>Linha do tempo</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Custo</translation>
    </message>
    <message>
        <source>Scale…</source>
        <translation>Escalar…</translation>
    </message>
    <message>
        <source>More actions</source>
        <translation>Mais ações</translation>
    </message>
    <message>
        <source>Copy &amp;ID</source>
        <translation>Copiar &amp;ID</translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <translation>&amp;Excluir…</translation>
    </message>
    <message>
        <source>%1 · %2 · %3 · ``%4`` · created %5</source>
        <translation>%1 · %2 · %3 · ``%4`` · criado em %5</translation>
    </message>
    <message>
        <source>Needs a connection and a cluster that is there</source>
        <translation>Requer conexão e um cluster existente</translation>
    </message>
    <message numerus="yes">
        <source>%n node(s) draining, %1</source>
        <translation>
            <numerusform>%n nó em drenagem, %1</numerusform>
            <numerusform>%n nós em drenagem, %1</numerusform>
        </translation>
    </message>
    <message>
        <source>Delete cluster</source>
        <translation>Excluir cluster</translation>
    </message>
    <message>
        <source>Keep cluster</source>
        <translation>Manter cluster</translation>
    </message>
</context>
<context>
    <name>deck::ui::ColumnFitter</name>
    <message>
        <source>Hidden at this width: %1</source>
        <extracomment>%1 lists the titles of columns</extracomment>
        <translation>Ocultas nesta largura: %1</translation>
    </message>
</context>
<context>
    <name>deck::ui::ComparePanel</name>
    <message>
        <source>The cluster was changed by someone else</source>
        <translation>O cluster foi mudado por outra pessoa</translation>
    </message>
    <message>
        <source>You saw</source>
        <translation>Você viu</translation>
    </message>
    <message>
        <source>You ask for</source>
        <translation>Você pede</translation>
    </message>
    <message>
        <source>It is now</source>
        <translation>Agora é</translation>
    </message>
    <message>
        <source>On-demand GPUs</source>
        <translation>GPUs sob demanda</translation>
    </message>
    <message>
        <source>Preemptible target</source>
        <translation>Meta preemptiva</translation>
    </message>
    <message>
        <source>Cost when all run</source>
        <translation>Custo com todas rodando</translation>
    </message>
    <message>
        <source>**Apply yours to the new state**, after one more look at what that buys or removes, or **keep theirs**? Nothing is sent by itself.</source>
        <translation>**Aplicar a sua ao novo estado**, depois de ver mais uma vez o que isso compra ou remove, ou **manter a mudança alheia**? Nada é enviado sozinho.</translation>
    </message>
    <message>
        <source>The answer to your change was lost. It may still arrive; the cluster is read with every refresh.</source>
        <translation>A resposta à sua mudança se perdeu. Ela ainda pode chegar; o cluster é lido a cada atualização.</translation>
    </message>
    <message>
        <source>Nothing was sent.</source>
        <translation>Nada foi enviado.</translation>
    </message>
</context>
<context>
    <name>deck::ui::ConfirmPanel</name>
    <message>
        <source>Type ``%1`` to confirm</source>
        <translation>Digite ``%1`` para confirmar</translation>
    </message>
    <message>
        <source>The button turns on when the name matches.</source>
        <translation>O botão é ativado quando o nome confere.</translation>
    </message>
</context>
<context>
    <name>deck::ui::ConnectForm</name>
    <message>
        <source>Connect to Together AI</source>
        <translation>Conectar à Together AI</translation>
    </message>
    <message>
        <source>ClusterDeck reads your GPU clusters and shows what they do and cost. It buys or deletes nothing unless you confirm it.</source>
        <translation>O ClusterDeck lê seus clusters de GPU e mostra o que fazem e custam. Ele não compra nem exclui nada sem a sua confirmação.</translation>
    </message>
    <message>
        <source>Connecting…</source>
        <translation>Conectando…</translation>
    </message>
    <message>
        <source>Connect</source>
        <translation>Conectar</translation>
    </message>
    <message>
        <source>Prices are not part of the API</source>
        <translation>Os preços não fazem parte da API</translation>
    </message>
    <message>
        <source>Costs show as – while no rates are entered.</source>
        <translation>Os custos aparecem como – enquanto não há preços informados.</translation>
    </message>
    <message>
        <source>Asking the service</source>
        <translation>Consultando o serviço</translation>
    </message>
    <message>
        <source>The key is checked by reading clusters and regions</source>
        <translation>A chave é verificada lendo clusters e regiões</translation>
    </message>
    <message>
        <source>Advanced: service URL, CA file…</source>
        <translation>Avançado: URL do serviço, arquivo de CA…</translation>
    </message>
    <message>
        <source>&amp;Test connection</source>
        <translation>&amp;Testar conexão</translation>
    </message>
    <message>
        <source>The key goes into the keychain or, without the mark, stays in memory for this run. It appears in no file and no log.</source>
        <translation>A chave vai para o chaveiro ou, sem a marca, fica na memória só nesta execução. Não aparece em nenhum arquivo nem registro.</translation>
    </message>
    <message>
        <source>Enter the key of %1.</source>
        <translation>Informe a chave de %1.</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>Parar</translation>
    </message>
    <message>
        <source>Escape does the same</source>
        <translation>A tecla Esc faz o mesmo</translation>
    </message>
    <message>
        <source>Stopped. Nothing was opened or saved.</source>
        <translation>Parado. Nada foi aberto nem salvo.</translation>
    </message>
</context>
<context>
    <name>deck::ui::ConnectPage</name>
    <message>
        <source>Start</source>
        <translation>Início</translation>
    </message>
    <message>
        <source>Standard and preemptible GPU clusters in one place</source>
        <translation>Clusters de GPU padrão e preemptivos em um só lugar</translation>
    </message>
    <message>
        <source>Look around first</source>
        <translation>Dê uma olhada antes</translation>
    </message>
    <message>
        <source>The demo runs a made-up fleet on your computer.</source>
        <translation>A demonstração executa uma frota fictícia no seu computador.</translation>
    </message>
    <message>
        <source>No key, no network, nothing is bought</source>
        <translation>Sem chave, sem rede, nada é comprado</translation>
    </message>
    <message>
        <source>Clusters with preemptions, failures and costs</source>
        <translation>Clusters com preempções, falhas e custos</translation>
    </message>
    <message>
        <source>The app speaks to it as to the real service</source>
        <translation>O aplicativo fala com ela como com o serviço real</translation>
    </message>
    <message>
        <source>Every screen works, purchases are pretend</source>
        <translation>Todas as telas funcionam, as compras são de mentira</translation>
    </message>
    <message>
        <source>Start demo</source>
        <translation>Iniciar demonstração</translation>
    </message>
    <message>
        <source>What your key is used for</source>
        <translation>Para que sua chave é usada</translation>
    </message>
    <message>
        <source>Always</source>
        <translation>Sempre</translation>
    </message>
    <message>
        <source>List clusters, nodes, volumes, regions</source>
        <translation>Listar clusters, nós, volumes, regiões</translation>
    </message>
    <message>
        <source>If you ask</source>
        <translation>Se você pedir</translation>
    </message>
    <message>
        <source>Create, scale and delete clusters</source>
        <translation>Criar, escalar e excluir clusters</translation>
    </message>
    <message>
        <source>Never</source>
        <translation>Nunca</translation>
    </message>
    <message>
        <source>Sent anywhere but to the service URL</source>
        <translation>Enviada a outro lugar que não a URL do serviço</translation>
    </message>
    <message>
        <source>Alt+A key     Alt+P project     Enter connect     Ctrl+D demo     F1 keys</source>
        <translation>Alt+A chave     Alt+P projeto     Enter conectar     Ctrl+D demonstração     F1 teclas</translation>
    </message>
    <message>
        <source>Starting the demo</source>
        <translation>Iniciando a demonstração</translation>
    </message>
</context>
<context>
    <name>deck::ui::ConnectionWords</name>
    <message>
        <source>Trying again in %1.</source>
        <translation>Nova tentativa em %1.</translation>
    </message>
    <message>
        <source>Connecting…</source>
        <translation>Conectando…</translation>
    </message>
    <message>
        <source>Live. Refreshed %1</source>
        <translation>Ao vivo. Atualizado %1</translation>
    </message>
    <message>
        <source>Live</source>
        <translation>Ao vivo</translation>
    </message>
    <message>
        <source>Stale. Refreshed %1, %2</source>
        <translation>Desatualizado. Atualizado %1, %2</translation>
    </message>
    <message>
        <source>Stale</source>
        <translation>Desatualizado</translation>
    </message>
    <message>
        <source>Offline since %1</source>
        <translation>Sem conexão desde %1</translation>
    </message>
    <message>
        <source>Offline</source>
        <translation>Sem conexão</translation>
    </message>
    <message>
        <source>Key not accepted. Last data %1</source>
        <translation>Chave não aceita. Últimos dados %1</translation>
    </message>
    <message>
        <source>Key not accepted</source>
        <translation>Chave não aceita</translation>
    </message>
    <message>
        <source>**No connection.** This is the fleet at %1. Actions are off.</source>
        <translation>**Sem conexão.** Esta é a frota às %1. As ações estão desativadas.</translation>
    </message>
    <message>
        <source>**No connection.** %1</source>
        <translation>**Sem conexão.** %1</translation>
    </message>
    <message>
        <source>Key not accepted.</source>
        <translation>Chave não aceita.</translation>
    </message>
    <message>
        <source>**%1** %2 Actions are off.</source>
        <translation>**%1** %2 As ações estão desativadas.</translation>
    </message>
    <message>
        <source>**This computer’s clock is %1 behind the service.** Times and countdowns follow the service.</source>
        <translation>**O relógio deste computador está %1 atrasado em relação ao serviço.** Horas e contagens seguem o serviço.</translation>
    </message>
    <message>
        <source>**This computer’s clock is %1 ahead of the service.** Times and countdowns follow the service.</source>
        <translation>**O relógio deste computador está %1 adiantado em relação ao serviço.** Horas e contagens seguem o serviço.</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>Refreshed %1</source>
        <translation>Atualizado %1</translation>
    </message>
    <message>
        <source>The API is slow.</source>
        <translation>A API está lenta.</translation>
    </message>
    <message>
        <source>**No answer yet.** %1</source>
        <translation>**Ainda sem resposta.** %1</translation>
    </message>
    <message>
        <source>**Last update %1.** %2</source>
        <translation>**Última atualização %1.** %2</translation>
    </message>
    <message numerus="yes">
        <source>**The service&apos;s list is empty, but %n cluster(s) were known.**</source>
        <translation>
            <numerusform>**A lista do serviço está vazia, mas %n cluster era conhecido.**</numerusform>
            <numerusform>**A lista do serviço está vazia, mas %n clusters eram conhecidos.**</numerusform>
        </translation>
    </message>
    <message>
        <source>They may still run and cost money. The key may have lost its role: ask the project&apos;s administrator, or enter another key.</source>
        <translation>Podem continuar em execução e custando dinheiro. A chave pode ter perdido sua função: fale com o administrador do projeto ou informe outra chave.</translation>
    </message>
    <message>
        <source>They may still run and cost money. The key may have lost its role in project %1: ask its administrator, or enter another key.</source>
        <translation>Podem continuar em execução e custando dinheiro. A chave pode ter perdido sua função no projeto %1: fale com o administrador dele ou informe outra chave.</translation>
    </message>
</context>
<context>
    <name>deck::ui::CostChangePanel</name>
    <message>
        <source>Cost change</source>
        <translation>Mudança de custo</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Agora</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Depois</translation>
    </message>
    <message>
        <source>Full</source>
        <translation>Cheio</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Padrão</translation>
    </message>
    <message>
        <source>Preemptible</source>
        <translation>Preemptivo</translation>
    </message>
    <message>
        <source>Storage</source>
        <translation>Armazenamento</translation>
    </message>
    <message>
        <source>To go down later: cordon the nodes you can spare first. Cordoned nodes are removed first.</source>
        <translation>Para reduzir depois: isole antes os nós que pode dispensar. Nós isolados são removidos primeiro.</translation>
    </message>
    <message>
        <source>Edit rates…</source>
        <translation>Editar preços…</translation>
    </message>
    <message>
        <source>Enter rates…</source>
        <translation>Informar preços…</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>up to %1 × %2</source>
        <translation>até %1 × %2</translation>
    </message>
    <message numerus="yes">
        <source>When the %n on-demand node(s) run</source>
        <translation>
            <numerusform>Quando %n nó sob demanda estiver em execução</numerusform>
            <numerusform>Quando %n nós sob demanda estiverem em execução</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>When the %n on-demand node(s) are gone</source>
        <translation>
            <numerusform>Quando %n nó sob demanda tiver saído</numerusform>
            <numerusform>Quando %n nós sob demanda tiverem saído</numerusform>
        </translation>
    </message>
    <message>
        <source>When the on-demand nodes run</source>
        <translation>Quando os nós sob demanda estiverem em execução</translation>
    </message>
    <message>
        <source>When every preemptible node runs</source>
        <translation>Quando todos os nós preemptivos estiverem em execução</translation>
    </message>
    <message>
        <source>Saved against all on-demand when full: **%1**</source>
        <translation>Economia em relação a tudo sob demanda, quando cheio: **%1**</translation>
    </message>
</context>
<context>
    <name>deck::ui::CostChart</name>
    <message>
        <source>Charges by compute class</source>
        <translation>Cobranças por classe de computação</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Padrão</translation>
    </message>
    <message>
        <source>Preemptible</source>
        <translation>Preemptivo</translation>
    </message>
    <message>
        <source>Storage</source>
        <translation>Armazenamento</translation>
    </message>
    <message>
        <source>Estimated</source>
        <translation>Estimado</translation>
    </message>
    <message>
        <source>24 h</source>
        <translation>24 h</translation>
    </message>
    <message>
        <source>7 d</source>
        <translation>7 d</translation>
    </message>
    <message>
        <source>Stretch shown in the chart</source>
        <translation>Trecho exibido no gráfico</translation>
    </message>
    <message>
        <source>per day, days in %1</source>
        <translation>por dia, dias em %1</translation>
    </message>
    <message>
        <source>per hour</source>
        <translation>por hora</translation>
    </message>
    <message numerus="yes">
        <source>per %n minute(s)</source>
        <translation>
            <numerusform>por %n minuto</numerusform>
            <numerusform>por %n minutos</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, from usage metered every 1 to 2 minutes</source>
        <translation>%1, de uso medido a cada 1 a 2 minutos</translation>
    </message>
    <message>
        <source>Charges by compute class, %1</source>
        <translation>Cobranças por classe de computação, %1</translation>
    </message>
</context>
<context>
    <name>deck::ui::CostPage</name>
    <message>
        <source>**Saved** as ``%1``</source>
        <translation>**Salvo** como ``%1``</translation>
    </message>
    <message>
        <source>**Nothing was saved.** %1</source>
        <translation>**Nada foi salvo.** %1</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Custo</translation>
    </message>
    <message>
        <source>Period</source>
        <translation>Período</translation>
    </message>
    <message>
        <source>Rates…</source>
        <translation>Preços…</translation>
    </message>
    <message>
        <source>Show gap</source>
        <translation>Mostrar lacuna</translation>
    </message>
    <message>
        <source>Dismiss</source>
        <translation>Dispensar</translation>
    </message>
    <message>
        <source>Enter rates…</source>
        <translation>Informar preços…</translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportar</translation>
    </message>
    <message>
        <source>Charges as CSV…</source>
        <translation>Cobranças em CSV…</translation>
    </message>
    <message>
        <source>Charges as JSON…</source>
        <translation>Cobranças em JSON…</translation>
    </message>
    <message>
        <source>Chart as PNG…</source>
        <translation>Gráfico em PNG…</translation>
    </message>
    <message>
        <source>Copy table</source>
        <translation>Copiar tabela</translation>
    </message>
    <message>
        <source>Last 7 days</source>
        <translation>Últimos 7 dias</translation>
    </message>
    <message>
        <source>Last 30 days</source>
        <translation>Últimos 30 dias</translation>
    </message>
    <message>
        <source>Last 24 hours</source>
        <translation>Últimas 24 horas</translation>
    </message>
    <message>
        <source>%1 to date</source>
        <translation>%1 até agora</translation>
    </message>
    <message>
        <source>Loading clusters</source>
        <translation>Carregando clusters</translation>
    </message>
    <message>
        <source>storage</source>
        <translation>armazenamento</translation>
    </message>
    <message>
        <source>**No rate for %1.** What has no rate is not in the sums.</source>
        <translation>**Sem preço para %1.** O que não tem preço não entra nas somas.</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 a %2</translation>
    </message>
    <message>
        <source>All clusters, %1, days in %2.</source>
        <translation>Todos os clusters, %1, dias em %2.</translation>
    </message>
    <message>
        <source>%1, days in %2.</source>
        <translation>%1, dias em %2.</translation>
    </message>
    <message>
        <source>Estimate from node phases and your price book; the invoice decides</source>
        <translation>Estimativa a partir das fases dos nós e da sua tabela de preços; a fatura decide</translation>
    </message>
    <message>
        <source>Rows are rounded, the total is exact. %1 %2.</source>
        <translation>As linhas são arredondadas, o total é exato. %1 %2.</translation>
    </message>
    <message>
        <source>compute %1, storage %2</source>
        <translation>computação %1, armazenamento %2</translation>
    </message>
    <message>
        <source>no rates entered</source>
        <translation>nenhum preço informado</translation>
    </message>
    <message>
        <source>at least: %1</source>
        <translation>no mínimo: %1</translation>
    </message>
    <message>
        <source>Burn rate now</source>
        <translation>Gasto atual</translation>
    </message>
    <message>
        <source>not known: something that runs has no rate</source>
        <translation>não se sabe: algo em execução não tem preço</translation>
    </message>
    <message>
        <source>Saved by preemptible in %1</source>
        <translation>Economia com preemptivo em %1</translation>
    </message>
    <message>
        <source>Saved by preemptible</source>
        <translation>Economia com preemptivo</translation>
    </message>
    <message>
        <source>no preemptible GPUs ran</source>
        <translation>nenhuma GPU preemptiva foi usada</translation>
    </message>
    <message>
        <source>%1 preemptible GPU-hours at %2 off</source>
        <translation>%1 GPU-horas preemptivas com %2 de desconto</translation>
    </message>
    <message>
        <source>%1 preemptible GPU-hours</source>
        <translation>%1 GPU-horas preemptivas</translation>
    </message>
    <message>
        <source>Forecast for %1</source>
        <translation>Previsão para %1</translation>
    </message>
    <message>
        <source>if all that runs now runs until %1</source>
        <translation>se tudo o que está em execução agora continuar até %1</translation>
    </message>
    <message>
        <source>not known without all rates</source>
        <translation>não se sabe sem todos os preços</translation>
    </message>
    <message numerus="yes">
        <source>%n time(s), last %1 to %2</source>
        <translation>
            <numerusform>%n vez, %1 a %2</numerusform>
            <numerusform>%n vezes, a última de %1 a %2</numerusform>
        </translation>
    </message>
    <message>
        <source>What was charged in it is estimated from node phase history.</source>
        <translation>O que foi cobrado nele é estimado a partir do histórico de fases dos nós.</translation>
    </message>
    <message>
        <source>%1 for it is estimated from node phase history.</source>
        <translation>%1 referentes a isso são estimados a partir do histórico de fases dos nós.</translation>
    </message>
    <message numerus="yes">
        <source>**%n minute(s) were not observed** (%1). %2</source>
        <translation>
            <numerusform>**%n minuto não foi observado** (%1). %2</numerusform>
            <numerusform>**%n minutos não foram observados** (%1). %2</numerusform>
        </translation>
    </message>
    <message>
        <source>CSV files (*.csv)</source>
        <translation>Arquivos CSV (*.csv)</translation>
    </message>
    <message>
        <source>JSON files (*.json)</source>
        <translation>Arquivos JSON (*.json)</translation>
    </message>
    <message>
        <source>PNG pictures (*.png)</source>
        <translation>Imagens PNG (*.png)</translation>
    </message>
    <message>
        <source>**Nothing was saved.** The picture could not be written to ``%1``</source>
        <translation>**Nada foi salvo.** A imagem não pôde ser gravada em ``%1``</translation>
    </message>
    <message>
        <source>**%1 were not observed** (%2). %3</source>
        <translation>**%1 sem observação** (%2). %3</translation>
    </message>
    <message>
        <source>on-demand GPUs of %1 (how many its reservation covers was not said)</source>
        <extracomment>a cluster; stands in a list of what has no rate</extracomment>
        <translation>GPUs sob demanda de %1 (não foi dito quantas a reserva cobre)</translation>
    </message>
    <message>
        <source>not known</source>
        <translation>não se sabe</translation>
    </message>
</context>
<context>
    <name>deck::ui::CostTable</name>
    <message>
        <source>Where it goes</source>
        <translation>Para onde vai</translation>
    </message>
    <message>
        <source>By cluster</source>
        <translation>Por cluster</translation>
    </message>
    <message>
        <source>By class</source>
        <translation>Por classe</translation>
    </message>
    <message>
        <source>By node</source>
        <translation>Por nó</translation>
    </message>
    <message>
        <source>Group by</source>
        <translation>Agrupar por</translation>
    </message>
    <message>
        <source>%1 /TiB</source>
        <translation>%1 /TiB</translation>
    </message>
    <message numerus="yes">
        <source>Total, %n cluster(s)</source>
        <translation>
            <numerusform>Total, %n cluster</numerusform>
            <numerusform>Total, %n clusters</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>deck::ui::CreateWizard</name>
    <message>
        <source>New cluster</source>
        <translation>Novo cluster</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>Passos</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Voltar</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>Depois</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>The request goes on when this window closes; the main window shows its outcome.</source>
        <translation>A requisição continua quando esta janela fecha; a janela principal mostra o resultado.</translation>
    </message>
    <message>
        <source>No connection: nothing can be created now</source>
        <translation>Sem conexão: nada pode ser criado agora</translation>
    </message>
    <message>
        <source>Esc</source>
        <translation>Esc</translation>
    </message>
    <message>
        <source>Copy as command</source>
        <translation>Copiar como comando</translation>
    </message>
    <message>
        <source>To be put right: %1</source>
        <translation>A corrigir: %1</translation>
    </message>
</context>
<context>
    <name>deck::ui::DeleteWords</name>
    <message>
        <source>Delete %1?</source>
        <translation>Excluir %1?</translation>
    </message>
    <message>
        <source>What happens</source>
        <translation>O que acontece</translation>
    </message>
    <message>
        <source>Every node and **all data on its local disks** are removed. It cannot be undone</source>
        <translation>Cada nó e **todos os dados em seus discos locais** são removidos. Não pode ser desfeito</translation>
    </message>
    <message>
        <source>Running now</source>
        <translation>Rodando agora</translation>
    </message>
    <message>
        <source>%1 standard and %2 preemptible GPUs. Pods not known without Kubernetes access</source>
        <translation>%1 GPUs padrão e %2 preemptivas. Pods desconhecidos sem acesso ao Kubernetes</translation>
    </message>
    <message>
        <source>Its history and costs stay in this app</source>
        <translation>O histórico e os custos ficam neste aplicativo</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Custo</translation>
    </message>
    <message>
        <source>Compute stops. %1</source>
        <translation>A computação para. %1</translation>
    </message>
    <message>
        <source>Compute stops: **%1** less. %2</source>
        <translation>A computação para: **%1** a menos. %2</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volume</translation>
    </message>
    <message>
        <source>%1, %2. **It stays** unless it was made to go with the cluster. What it costs then is not known here</source>
        <translation>%1, %2. **Ele fica**, a não ser que tenha sido criado para sumir com o cluster. O que custa então não é conhecido aqui</translation>
    </message>
    <message>
        <source>%1, %2. **It stays** unless it was made to go with the cluster, and then still costs %3, **%4 a month**</source>
        <translation>%1, %2. **Ele fica**, a não ser que tenha sido criado para sumir com o cluster, e então ainda custa %3, **%4 por mês**</translation>
    </message>
</context>
<context>
    <name>deck::ui::DetailsCard</name>
    <message>
        <source>Details</source>
        <translation>Detalhes</translation>
    </message>
    <message>
        <source>Copy ID</source>
        <translation>Copiar ID</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Pronto</translation>
    </message>
    <message>
        <source>Not ready</source>
        <translation>Não pronto</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n node(s)</source>
        <translation>
            <numerusform>%1, %n nó</numerusform>
            <numerusform>%1, %n nós</numerusform>
        </translation>
    </message>
    <message>
        <source>Control plane</source>
        <translation>Plano de controle</translation>
    </message>
    <message>
        <source>Driver, CUDA</source>
        <translation>Driver, CUDA</translation>
    </message>
    <message>
        <source>Shared volume</source>
        <translation>Volume compartilhado</translation>
    </message>
    <message>
        <source>%1, %2, %3</source>
        <translation>%1, %2, %3</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nenhum</translation>
    </message>
    <message>
        <source>Ingress, OS</source>
        <translation>Ingress, SO</translation>
    </message>
    <message>
        <source>Billing</source>
        <translation>Cobrança</translation>
    </message>
    <message>
        <source>Pods, labels</source>
        <translation>Pods, rótulos</translation>
    </message>
    <message>
        <source>not known without Kubernetes access</source>
        <translation>não se sabe sem acesso ao Kubernetes</translation>
    </message>
</context>
<context>
    <name>deck::ui::DiagnosticsDialog</name>
    <message>
        <source>Diagnostics</source>
        <translation>Diagnóstico</translation>
    </message>
    <message>
        <source>Every answer was as the service&apos;s documentation says.</source>
        <translation>Todas as respostas vieram como diz a documentação do serviço.</translation>
    </message>
    <message>
        <source>What was odd in answers</source>
        <translation>O que havia de estranho nas respostas</translation>
    </message>
    <message>
        <source>Last requests</source>
        <translation>Últimas solicitações</translation>
    </message>
    <message>
        <source>Copy as text</source>
        <translation>Copiar como texto</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Service</source>
        <translation>Serviço</translation>
    </message>
    <message>
        <source>Connection</source>
        <translation>Conexão</translation>
    </message>
    <message>
        <source>Clock</source>
        <translation>Relógio</translation>
    </message>
    <message>
        <source>Last error</source>
        <translation>Último erro</translation>
    </message>
    <message>
        <source>What was odd in answers (%1)</source>
        <translation>O que havia de estranho nas respostas (%1)</translation>
    </message>
    <message>
        <source>Last requests (%1)</source>
        <translation>Últimas solicitações (%1)</translation>
    </message>
    <message>
        <source>Copied, without keys.</source>
        <translation>Copiado, sem chaves.</translation>
    </message>
</context>
<context>
    <name>deck::ui::DiagnosticsText</name>
    <message>
        <source>Connecting, no good answer yet</source>
        <translation>Conectando, ainda sem resposta válida</translation>
    </message>
    <message>
        <source>Live</source>
        <translation>Ao vivo</translation>
    </message>
    <message>
        <source>Stale: no good answer for a while</source>
        <translation>Desatualizado: há algum tempo sem resposta válida</translation>
    </message>
    <message>
        <source>Offline: nothing can be reached</source>
        <translation>Offline: nada pode ser alcançado</translation>
    </message>
    <message>
        <source>Refused: the key is not accepted</source>
        <translation>Recusado: a chave não é aceita</translation>
    </message>
    <message>
        <source>%1. Last good answer %2.</source>
        <translation>%1. Última resposta válida: %2.</translation>
    </message>
    <message>
        <source>Not known.</source>
        <translation>Não se sabe.</translation>
    </message>
    <message>
        <source>This computer&apos;s clock agrees with the service&apos;s.</source>
        <translation>O relógio deste computador coincide com o do serviço.</translation>
    </message>
    <message>
        <source>This computer&apos;s clock is %1 s ahead of the service&apos;s.</source>
        <translation>O relógio deste computador está %1 s adiantado em relação ao do serviço.</translation>
    </message>
    <message>
        <source>This computer&apos;s clock is %1 s behind the service&apos;s.</source>
        <translation>O relógio deste computador está %1 s atrasado em relação ao do serviço.</translation>
    </message>
</context>
<context>
    <name>deck::ui::DraftLine</name>
    <message>
        <source>Start over</source>
        <translation>Começar de novo</translation>
    </message>
    <message>
        <source>A draft of an earlier time cannot be read and is left out.</source>
        <translation>Um rascunho anterior não pôde ser lido e foi deixado de lado.</translation>
    </message>
    <message>
        <source>Draft of %1 restored.</source>
        <extracomment>%1 is a time of day, or a date with it</extracomment>
        <translation>Rascunho de %1 restaurado.</translation>
    </message>
</context>
<context>
    <name>deck::ui::DrainBanner</name>
    <message>
        <source>**1 preemptible node is being taken back.** ``%1`` leaves by %2. Pods not known without Kubernetes access.</source>
        <translation>**1 nó preemptivo está sendo retomado.** ``%1`` sai até %2. Pods desconhecidos sem acesso ao Kubernetes.</translation>
    </message>
    <message>
        <source>**%3 preemptible nodes are being taken back.** ``%1`` leaves first, by %2. Pods not known without Kubernetes access.</source>
        <translation>**%3 nós preemptivos estão sendo retomados.** ``%1`` sai primeiro, até %2. Pods desconhecidos sem acesso ao Kubernetes.</translation>
    </message>
    <message>
        <source>Show node</source>
        <translation>Mostrar nó</translation>
    </message>
</context>
<context>
    <name>deck::ui::ErrorWords</name>
    <message>
        <source>Key not accepted (401).</source>
        <translation>Chave não aceita (401).</translation>
    </message>
    <message>
        <source>Not allowed for this key (403).</source>
        <translation>Não permitido para esta chave (403).</translation>
    </message>
    <message>
        <source>Not found (404).</source>
        <translation>Não encontrado (404).</translation>
    </message>
    <message>
        <source>The service asks for fewer requests (429).</source>
        <translation>O serviço pede menos requisições (429).</translation>
    </message>
    <message>
        <source>Out of stock (409).</source>
        <translation>Sem estoque (409).</translation>
    </message>
    <message>
        <source>The service answered with status %1.</source>
        <translation>O serviço respondeu com o status %1.</translation>
    </message>
    <message>
        <source>The service refused (%1): %2</source>
        <translation>O serviço recusou (%1): %2</translation>
    </message>
    <message>
        <source>Stopped.</source>
        <translation>Interrompido.</translation>
    </message>
    <message>
        <source>The service cannot be reached.</source>
        <translation>Não é possível alcançar o serviço.</translation>
    </message>
    <message>
        <source>The service did not answer in time.</source>
        <translation>O serviço não respondeu a tempo.</translation>
    </message>
    <message>
        <source>No secure connection could be made.</source>
        <translation>Não foi possível criar uma conexão segura.</translation>
    </message>
    <message>
        <source>The answer is larger than ClusterDeck accepts.</source>
        <translation>A resposta é maior do que o ClusterDeck aceita.</translation>
    </message>
    <message>
        <source>It is not known whether the request arrived.</source>
        <translation>Não se sabe se a requisição chegou.</translation>
    </message>
    <message>
        <source>The history on this computer cannot be used.</source>
        <translation>O histórico neste computador não pode ser usado.</translation>
    </message>
    <message>
        <source>Check the network and the service URL.</source>
        <translation>Verifique a rede e a URL do serviço.</translation>
    </message>
    <message>
        <source>It may be slow. Try again.</source>
        <translation>Pode estar lento. Tente de novo.</translation>
    </message>
    <message>
        <source>Check the clock of this computer and its certificates.</source>
        <translation>Verifique o relógio deste computador e seus certificados.</translation>
    </message>
    <message>
        <source>A sign-in page or a proxy may have answered instead. Check the service URL.</source>
        <translation>Uma página de login ou um proxy pode ter respondido. Verifique a URL do serviço.</translation>
    </message>
    <message>
        <source>The clusters are read to find out. Nothing is sent again.</source>
        <translation>Os clusters são lidos para descobrir. Nada é enviado de novo.</translation>
    </message>
    <message>
        <source>Check free space and permissions of the data folder.</source>
        <translation>Verifique o espaço livre e as permissões da pasta de dados.</translation>
    </message>
    <message>
        <source>Check that it is active for this project.</source>
        <translation>Verifique se ela está ativa para este projeto.</translation>
    </message>
    <message>
        <source>Check that the key may see GPU clusters and that the project is right.</source>
        <translation>Verifique se a chave pode ver clusters de GPU e se o projeto está certo.</translation>
    </message>
    <message>
        <source>Check the service URL.</source>
        <translation>Verifique a URL do serviço.</translation>
    </message>
    <message>
        <source>Nothing was bought. Try fewer GPUs or another region.</source>
        <translation>Nada foi comprado. Tente menos GPUs ou outra região.</translation>
    </message>
    <message>
        <source>The service cannot be found.</source>
        <translation>O serviço não pode ser encontrado.</translation>
    </message>
    <message>
        <source>The proxy of this computer cannot be reached.</source>
        <translation>O proxy deste computador não pode ser alcançado.</translation>
    </message>
    <message>
        <source>The proxy of this computer asks for a name and password.</source>
        <translation>O proxy deste computador pede nome e senha.</translation>
    </message>
    <message>
        <source>The certificate of %1 has expired.</source>
        <translation>O certificado de %1 expirou.</translation>
    </message>
    <message>
        <source>The certificate of %1 is not valid yet.</source>
        <translation>O certificado de %1 ainda não é válido.</translation>
    </message>
    <message>
        <source>The certificate of %1 is self-signed.</source>
        <translation>O certificado de %1 é autoassinado.</translation>
    </message>
    <message>
        <source>The certificate that %1 shows is for another host.</source>
        <translation>O certificado que %1 apresenta é de outro host.</translation>
    </message>
    <message>
        <source>The certificate of %1 comes from an issuer this computer does not trust.</source>
        <translation>O certificado de %1 vem de um emissor em que este computador não confia.</translation>
    </message>
    <message>
        <source>The certificate of %1 was revoked.</source>
        <translation>O certificado de %1 foi revogado.</translation>
    </message>
    <message>
        <source>The certificate of %1 cannot be accepted.</source>
        <translation>O certificado de %1 não pode ser aceito.</translation>
    </message>
    <message>
        <source>%1 makes no secure connection.</source>
        <translation>%1 não estabelece conexão segura.</translation>
    </message>
    <message>
        <source>The service points to another address, %1 (%2).</source>
        <translation>O serviço aponta para outro endereço, %1 (%2).</translation>
    </message>
    <message>
        <source>Check the proxy in the system&apos;s settings, or HTTPS_PROXY.</source>
        <translation>Verifique o proxy nas configurações do sistema ou em HTTPS_PROXY.</translation>
    </message>
    <message>
        <source>Enter them in the system&apos;s proxy settings, or in HTTPS_PROXY.</source>
        <translation>Informe-os nas configurações de proxy do sistema ou em HTTPS_PROXY.</translation>
    </message>
    <message>
        <source>Check the clock of this computer. If it is right, the service has to renew its certificate. Nothing was sent.</source>
        <translation>Verifique o relógio deste computador. Se estiver certo, o serviço precisa renovar o certificado. Nada foi enviado.</translation>
    </message>
    <message>
        <source>The clock of this computer is probably behind. Nothing was sent.</source>
        <translation>O relógio deste computador provavelmente está atrasado. Nada foi enviado.</translation>
    </message>
    <message>
        <source>Inside a company, name its CA file under Advanced. Otherwise somebody may be listening. Nothing was sent.</source>
        <translation>Dentro de uma empresa, indique o arquivo de CA dela em Avançado. Caso contrário, alguém pode estar escutando. Nada foi enviado.</translation>
    </message>
    <message>
        <source>Check the service URL. If it is right, somebody may be listening. Nothing was sent.</source>
        <translation>Verifique a URL do serviço. Se estiver certa, alguém pode estar escutando. Nada foi enviado.</translation>
    </message>
    <message>
        <source>Ask whoever runs the service. Nothing was sent.</source>
        <translation>Pergunte a quem opera o serviço. Nada foi enviado.</translation>
    </message>
    <message>
        <source>Check the service URL and its port. Nothing was sent.</source>
        <translation>Verifique a URL do serviço e a porta. Nada foi enviado.</translation>
    </message>
    <message>
        <source>It is not followed, so that the key goes nowhere else. If that address is right, enter it as service URL.</source>
        <translation>O redirecionamento não é seguido, para que a chave não vá a nenhum outro lugar. Se esse endereço estiver certo, informe-o como URL do serviço.</translation>
    </message>
    <message>
        <source>The answer could not be understood.</source>
        <translation>Não foi possível entender a resposta.</translation>
    </message>
    <message>
        <source>The service reports an error: %1</source>
        <translation>O serviço informa um erro: %1</translation>
    </message>
</context>
<context>
    <name>deck::ui::EventFilterProxy</name>
    <message>
        <source>Time, %1</source>
        <extracomment>the zone follows, &quot;Time, UTC&quot;</extracomment>
        <translation>Hora, %1</translation>
    </message>
    <message>
        <source>Age</source>
        <translation>Idade</translation>
    </message>
    <message>
        <source>Event, %1 of %2</source>
        <translation>Evento, %1 de %2</translation>
    </message>
    <message>
        <source>Node</source>
        <translation>Nó</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Classe</translation>
    </message>
    <message>
        <source>What happened</source>
        <translation>O que aconteceu</translation>
    </message>
    <message>
        <source>$/h</source>
        <translation>US$/h</translation>
    </message>
</context>
<context>
    <name>deck::ui::EventTable</name>
    <message>
        <source>time unknown</source>
        <translation>hora desconhecida</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>about %1</source>
        <extracomment>a time that is only bounded by two observations, &quot;about 12:51:10&quot;</extracomment>
        <translation>cerca de %1</translation>
    </message>
</context>
<context>
    <name>deck::ui::EvidenceWords</name>
    <message>
        <source>Availability is not reported for this region. The request may be refused or wait.</source>
        <translation>A disponibilidade não é informada para esta região. O pedido pode ser recusado ou esperar.</translation>
    </message>
    <message>
        <source>Nothing like it was asked for in the last 30 days.</source>
        <translation>Nada parecido foi pedido nos últimos 30 dias.</translation>
    </message>
    <message numerus="yes">
        <source>Asked for %n time(s) in 30 days: %1 filled, %2 refused, %3 waiting.</source>
        <translation>
            <numerusform>Pedido %n vez em 30 dias: %1 atendidos, %2 recusados, %3 em espera.</numerusform>
            <numerusform>Pedido %n vezes em 30 dias: %1 atendidos, %2 recusados, %3 em espera.</numerusform>
        </translation>
    </message>
    <message>
        <source>Half were filled within %1.</source>
        <translation>Metade foi atendida em até %1.</translation>
    </message>
    <message>
        <source>Fewer than half were filled, followed for up to %1.</source>
        <translation>Menos da metade foi atendida, acompanhada por até %1.</translation>
    </message>
    <message>
        <source>Last %1: asked for %2, granted %3.</source>
        <translation>Último em %1: pedidas %2, concedidas %3.</translation>
    </message>
    <message>
        <source>Last refused %1.</source>
        <translation>Última recusa em %1.</translation>
    </message>
    <message>
        <source>Last refused %1: %2.</source>
        <translation>Última recusa em %1: %2.</translation>
    </message>
    <message>
        <source>Short of the target since %1, %2.</source>
        <translation>Abaixo da meta desde %1, %2.</translation>
    </message>
    <message>
        <source>no asks yet</source>
        <translation>sem pedidos ainda</translation>
    </message>
    <message>
        <source>refused %1 of %2</source>
        <translation>recusados %1 de %2</translation>
    </message>
    <message>
        <source>median %1</source>
        <translation>mediana %1</translation>
    </message>
    <message>
        <source>%1 waiting</source>
        <translation>%1 em espera</translation>
    </message>
</context>
<context>
    <name>deck::ui::FillChancePanel</name>
    <message>
        <source>How soon a higher preemptible target was filled</source>
        <translation>Em quanto tempo uma meta preemptiva maior foi preenchida</translation>
    </message>
    <message>
        <source>The past of this account, no promise: the service does not say what it has free.</source>
        <translation>É o passado desta conta, não uma promessa: o serviço não informa o que tem livre.</translation>
    </message>
    <message>
        <source>filled within %1</source>
        <extracomment>below a figure such as &quot;74%&quot; or &quot;3 of 5&quot;</extracomment>
        <translation>preenchido em até %1</translation>
    </message>
    <message>
        <source>No higher target for this GPU type was asked for in the last 30 days, so nothing is known.</source>
        <translation>Nenhuma meta maior para este tipo de GPU foi pedida nos últimos 30 dias, portanto nada se sabe.</translation>
    </message>
</context>
<context>
    <name>deck::ui::FillChanceWords</name>
    <message>
        <source>From this account’s own asks for %1 in %2, last 30 days</source>
        <translation>Com base nos pedidos desta conta de %1 em %2, últimos 30 dias</translation>
    </message>
    <message>
        <source>Too few asks in %2. From this account’s own asks for %1 in all regions, last 30 days</source>
        <translation>Poucos pedidos em %2. Com base nos pedidos desta conta de %1 em todas as regiões, últimos 30 dias</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <translation>%1 de %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 of %n ask(s) were filled within %2</source>
        <translation>
            <numerusform>%1 de %n pedido foi preenchido em até %2</numerusform>
            <numerusform>%1 de %n pedidos foram preenchidos em até %2</numerusform>
        </translation>
    </message>
    <message>
        <source>%1; %2 still waiting.</source>
        <translation>%1; %2 ainda em espera.</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>Filled within %1: %2 of the asks.</source>
        <translation>Preenchidos em até %1: %2 dos pedidos.</translation>
    </message>
    <message>
        <source>Filled within %1: not known, no ask was followed so long.</source>
        <translation>Preenchidos em até %1: não se sabe, nenhum pedido foi acompanhado por tanto tempo.</translation>
    </message>
    <message numerus="yes">
        <source>%n filled</source>
        <translation>
            <numerusform>%n preenchido</numerusform>
            <numerusform>%n preenchidos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n still waiting</source>
        <translation>
            <numerusform>%n ainda em espera</numerusform>
            <numerusform>%n ainda em espera</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n changed before that</source>
        <translation>
            <numerusform>%n alterado antes disso</numerusform>
            <numerusform>%n alterados antes disso</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n out of sight while it was filled or changed</source>
        <translation>
            <numerusform>%n fora de observação quando foi preenchido ou alterado</numerusform>
            <numerusform>%n fora de observação quando foram preenchidos ou alterados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ask(s): %1.</source>
        <translation>
            <numerusform>%n pedido: %1.</numerusform>
            <numerusform>%n pedidos: %1.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n more refused.</source>
        <translation>
            <numerusform>Mais %n recusado.</numerusform>
            <numerusform>Mais %n recusados.</numerusform>
        </translation>
    </message>
    <message>
        <source>Those that were not filled count as long as they were followed.</source>
        <translation>Os que não foram preenchidos contam enquanto foram acompanhados.</translation>
    </message>
    <message>
        <source>Each for %1 GPUs more.</source>
        <translation>Cada um por mais %1 GPUs.</translation>
    </message>
    <message>
        <source>For %1 to %2 GPUs more.</source>
        <translation>Por mais %1 a %2 GPUs.</translation>
    </message>
    <message>
        <source>None was for as many as %1.</source>
        <translation>Nenhum foi por tantas quanto %1.</translation>
    </message>
</context>
<context>
    <name>deck::ui::FleetCharts</name>
    <message>
        <source>Burn rate, last 24 h</source>
        <translation>Gasto, últimas 24 h</translation>
    </message>
    <message>
        <source>$/h, 15-minute steps</source>
        <translation>US$/h, passos de 15 minutos</translation>
    </message>
    <message>
        <source>Storage</source>
        <translation>Armazenamento</translation>
    </message>
    <message>
        <source>Preemptible GPUs</source>
        <translation>GPUs preemptivas</translation>
    </message>
    <message>
        <source>Target</source>
        <translation>Meta</translation>
    </message>
    <message>
        <source>Cost per hour by class over the last 24 hours, per 15 minutes</source>
        <translation>Custo por hora por classe nas últimas 24 horas, a cada 15 minutos</translation>
    </message>
    <message>
        <source>Preemptible GPUs over the last 24 hours, per 15 minutes</source>
        <translation>GPUs preemptivas nas últimas 24 horas, a cada 15 minutos</translation>
    </message>
</context>
<context>
    <name>deck::ui::FleetPage</name>
    <message>
        <source>Fleet overview</source>
        <translation>Visão geral da frota</translation>
    </message>
    <message>
        <source>Refresh</source>
        <translation>Atualizar</translation>
    </message>
    <message>
        <source>New cluster…</source>
        <translation>Novo cluster…</translation>
    </message>
    <message numerus="yes">
        <source>%n cluster(s)</source>
        <translation>
            <numerusform>%n cluster</numerusform>
            <numerusform>%n clusters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n region(s)</source>
        <translation>
            <numerusform>%n região</numerusform>
            <numerusform>%n regiões</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message>
        <source>%1 in project %2, %3</source>
        <translation>%1 no projeto %2, %3</translation>
    </message>
    <message>
        <source>Needs a connection</source>
        <translation>Requer conexão</translation>
    </message>
    <message>
        <source>Loading clusters</source>
        <translation>Carregando clusters</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Tentar de novo</translation>
    </message>
    <message>
        <source>No clusters yet</source>
        <translation>Nenhum cluster ainda</translation>
    </message>
    <message>
        <source>This project has no GPU clusters. Nothing runs and nothing costs anything.</source>
        <translation>Este projeto não tem clusters de GPU. Nada está em execução e nada custa.</translation>
    </message>
    <message>
        <source>No clusters listed</source>
        <translation>Nenhum cluster na lista</translation>
    </message>
    <message numerus="yes">
        <source>%n cluster(s) of earlier days are not in the service&apos;s list. They may still run and cost money.</source>
        <translation>
            <numerusform>%n cluster de dias anteriores não está na lista do serviço. Pode continuar em execução e custando dinheiro.</numerusform>
            <numerusform>%n clusters de dias anteriores não estão na lista do serviço. Podem continuar em execução e custando dinheiro.</numerusform>
        </translation>
    </message>
    <message>
        <source>Export</source>
        <translation>Exportar</translation>
    </message>
    <message>
        <source>Charges as CSV…</source>
        <translation>Cobranças em CSV…</translation>
    </message>
    <message>
        <source>Charges as JSON…</source>
        <translation>Cobranças em JSON…</translation>
    </message>
</context>
<context>
    <name>deck::ui::FleetTable</name>
    <message>
        <source>Cluster</source>
        <translation>Cluster</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Standard GPUs</source>
        <translation>GPUs padrão</translation>
    </message>
    <message>
        <source>Preemptible GPUs</source>
        <translation>GPUs preemptivas</translation>
    </message>
    <message>
        <source>Preempted 24 h</source>
        <translation>Retomados 24 h</translation>
    </message>
    <message>
        <source>Compute, $/h</source>
        <translation>Computação, US$/h</translation>
    </message>
    <message>
        <source>%1 to date</source>
        <translation>%1 até agora</translation>
    </message>
    <message>
        <source>%1 draining, %2 waiting</source>
        <translation>%1 em drenagem, %2 aguardando</translation>
    </message>
    <message>
        <source>%1 draining</source>
        <translation>%1 em drenagem</translation>
    </message>
    <message>
        <source>%1 waiting %2</source>
        <translation>%1 aguardando %2</translation>
    </message>
    <message>
        <source>%1 waiting</source>
        <translation>%1 aguardando</translation>
    </message>
    <message>
        <source>No target</source>
        <translation>Sem meta</translation>
    </message>
    <message>
        <source>Not available on Slurm</source>
        <translation>Não disponível em Slurm</translation>
    </message>
    <message>
        <source>Clusters</source>
        <translation>Clusters</translation>
    </message>
    <message numerus="yes">
        <source>Total, %n cluster(s)</source>
        <translation>
            <numerusform>Total, %n cluster</numerusform>
            <numerusform>Total, %n clusters</numerusform>
        </translation>
    </message>
    <message>
        <source>running</source>
        <translation>correndo</translation>
    </message>
</context>
<context>
    <name>deck::ui::FleetTiles</name>
    <message>
        <source>Burn rate now</source>
        <translation>Gasto atual</translation>
    </message>
    <message>
        <source>Not all of it has a rate</source>
        <translation>Nem tudo tem preço</translation>
    </message>
    <message>
        <source>Compute %1, storage %2</source>
        <translation>Computação %1, armazenamento %2</translation>
    </message>
    <message>
        <source>GPUs running</source>
        <translation>GPUs em execução</translation>
    </message>
    <message>
        <source>of %1 wanted</source>
        <extracomment>after the number of GPUs that run</extracomment>
        <translation>de %1 desejadas</translation>
    </message>
    <message>
        <source>Saved by preemptible</source>
        <translation>Economia com preemptivo</translation>
    </message>
    <message>
        <source>Nothing runs now</source>
        <translation>Nada em execução agora</translation>
    </message>
    <message>
        <source>%1 below all on-demand. %2: %3</source>
        <extracomment>%2 is the name of the month, %3 money</extracomment>
        <translation>%1 abaixo de tudo sob demanda. %2: %3</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message numerus="yes">
        <source>clusters</source>
        <comment>after a number</comment>
        <translation>
            <numerusform>clusters</numerusform>
            <numerusform>clusters</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n ready</source>
        <translation>
            <numerusform>%n pronto</numerusform>
            <numerusform>%n prontos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n degraded</source>
        <translation>
            <numerusform>%n degradado</numerusform>
            <numerusform>%n degradados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n starting</source>
        <translation>
            <numerusform>%n iniciando</numerusform>
            <numerusform>%n iniciando</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n paused</source>
        <translation>
            <numerusform>%n pausado</numerusform>
            <numerusform>%n pausados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n deleting</source>
        <translation>
            <numerusform>%n excluindo</numerusform>
            <numerusform>%n excluindo</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n unknown</source>
        <translation>
            <numerusform>%n desconhecido</numerusform>
            <numerusform>%n desconhecidos</numerusform>
        </translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation>pelo menos %1</translation>
    </message>
</context>
<context>
    <name>deck::ui::Fmt</name>
    <message>
        <source>%1k</source>
        <extracomment>Thousands of dollars, short: &quot;$561k&quot;; %1 is the figure with its sign and symbol.</extracomment>
        <translation>%1 mil</translation>
    </message>
    <message>
        <source>/h</source>
        <extracomment>Per hour, behind an amount of money.</extracomment>
        <translation>/h</translation>
    </message>
    <message>
        <source>per TiB-hour</source>
        <translation>por TiB-hora</translation>
    </message>
    <message>
        <source>per TiB-month</source>
        <translation>por TiB-mês</translation>
    </message>
    <message>
        <source>%1 of %2 GPUs</source>
        <translation>%1 de %2 GPUs</translation>
    </message>
    <message>
        <source>%1 TiB</source>
        <translation>%1 TiB</translation>
    </message>
    <message>
        <source>unknown</source>
        <extracomment>A value that applies but is not known.</extracomment>
        <translation>desconhecido</translation>
    </message>
    <message>
        <source>%1 s</source>
        <translation>%1 s</translation>
    </message>
    <message>
        <source>%1 min</source>
        <translation>%1 min</translation>
    </message>
    <message>
        <source>%1 h %2 min</source>
        <translation>%1 h %2 min</translation>
    </message>
    <message>
        <source>%1 h</source>
        <translation>%1 h</translation>
    </message>
    <message>
        <source>%1 d %2 h</source>
        <translation>%1 d %2 h</translation>
    </message>
    <message>
        <source>%1 d</source>
        <translation>%1 d</translation>
    </message>
    <message>
        <source>%1 ago</source>
        <translation>há %1</translation>
    </message>
    <message>
        <source>window over, waiting for confirmation</source>
        <translation>prazo encerrado, aguardando confirmação</translation>
    </message>
    <message>
        <source>%1 left</source>
        <translation>restam %1</translation>
    </message>
    <message>
        <source>about %1 left</source>
        <translation>restam cerca de %1</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 e %2</translation>
    </message>
    <message numerus="yes">
        <source>%n minute(s)</source>
        <translation>
            <numerusform>%n minuto</numerusform>
            <numerusform>%n minutos</numerusform>
        </translation>
    </message>
    <message>
        <source>d MMM yyyy</source>
        <extracomment>Date format of QLocale: &quot;2 Apr 2026&quot;.</extracomment>
        <translation>d &apos;de&apos; MMM &apos;de&apos; yyyy</translation>
    </message>
    <message>
        <source>d MMM</source>
        <extracomment>Date format of QLocale without the year: &quot;2 Apr&quot;.</extracomment>
        <translation>d &apos;de&apos; MMM</translation>
    </message>
    <message>
        <source>MMMM yyyy</source>
        <extracomment>Date format of QLocale: &quot;June 2026&quot;.</extracomment>
        <translation>MMMM &apos;de&apos; yyyy</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1, %2</translation>
    </message>
    <message numerus="yes">
        <source>%n second(s)</source>
        <translation>
            <numerusform>%n segundo</numerusform>
            <numerusform>%n segundos</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 left</source>
        <comment>spoken</comment>
        <extracomment>%1 is a duration in full words, for a screen reader: &quot;2 minutes 18 seconds left&quot;.</extracomment>
        <translation>restam %1</translation>
    </message>
</context>
<context>
    <name>deck::ui::HardwarePage</name>
    <message>
        <source>The region and GPU type of all nodes. They cannot be changed later.</source>
        <translation>A região e o tipo de GPU de todos os nós. Não podem ser mudados depois.</translation>
    </message>
    <message>
        <source>Region and GPU type</source>
        <translation>Região e tipo de GPU</translation>
    </message>
    <message>
        <source>&amp;Driver</source>
        <translation>&amp;Driver</translation>
    </message>
    <message>
        <source>Hardware</source>
        <translation>Hardware</translation>
    </message>
    <message>
        <source>The list of regions is not there yet. It is read from the service.</source>
        <translation>A lista de regiões ainda não chegou. Ela é lida do serviço.</translation>
    </message>
    <message>
        <source>Free GPUs, standard and preemptible, as reported by %1 at %2. It can change before you buy.</source>
        <translation>GPUs livres, padrão e preemptivas, conforme informado por %1 às %2. Pode mudar antes da compra.</translation>
    </message>
    <message>
        <source>&amp;Region and GPU type, price per GPU hour</source>
        <translation>&amp;Região e tipo de GPU, preço por GPU-hora</translation>
    </message>
    <message>
        <source>GPU types down, regions across. Arrow keys move, Space chooses.</source>
        <translation>Tipos de GPU nas linhas, regiões nas colunas. As setas movem, a barra de espaço escolhe.</translation>
    </message>
    <message>
        <source>The service names no catalogue id for it; CUDA and driver version are sent instead.</source>
        <translation>O serviço não dá um id de catálogo para ele; em vez disso são enviadas as versões do CUDA e do driver.</translation>
    </message>
    <message>
        <source>Catalogue id: %1.</source>
        <translation>Id do catálogo: %1.</translation>
    </message>
    <message>
        <source>CUDA, driver and operating system of the nodes. Choose a region first.</source>
        <translation>CUDA, driver e sistema operacional dos nós. Escolha primeiro uma região.</translation>
    </message>
    <message>
        <source>**The regions cannot be read.** They are asked for again by themselves. %1</source>
        <translation>**Não foi possível ler as regiões.** Elas serão lidas de novo automaticamente. %1</translation>
    </message>
</context>
<context>
    <name>deck::ui::HistoryChart</name>
    <message>
        <source>Allocated GPUs, last 24 h</source>
        <translation>GPUs alocadas, últimas 24 h</translation>
    </message>
    <message>
        <source>Wanted</source>
        <translation>Desejadas</translation>
    </message>
    <message>
        <source>GPUs by class over the last 24 hours, per 15 minutes</source>
        <translation>GPUs por classe nas últimas 24 horas, a cada 15 minutos</translation>
    </message>
</context>
<context>
    <name>deck::ui::KeyDialog</name>
    <message>
        <source>Enter another key</source>
        <translation>Informar outra chave</translation>
    </message>
    <message>
        <source>&amp;API key</source>
        <translation>Chave de &amp;API</translation>
    </message>
    <message>
        <source>Use this key</source>
        <translation>Usar esta chave</translation>
    </message>
    <message>
        <source>For **%1** at ``%2``. It must be a key of the same account: the history, the costs and what is on the screen stay, and go on with the new key.</source>
        <translation>Para **%1** em ``%2``. Precisa ser uma chave da mesma conta: o histórico, os custos e o que está na tela permanecem e continuam com a nova chave.</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
</context>
<context>
    <name>deck::ui::KeyField</name>
    <message>
        <source>&amp;API key</source>
        <translation>Chave de &amp;API</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>Ocultar</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>Show API key</source>
        <translation>Mostrar chave de API</translation>
    </message>
    <message>
        <source>Paste</source>
        <translation>Colar</translation>
    </message>
    <message>
        <source>Paste API key</source>
        <translation>Colar chave de API</translation>
    </message>
    <message>
        <source>Make one under Settings, API keys on ``api.together.ai``.</source>
        <translation>Crie uma em Settings, API keys, em ``api.together.ai``.</translation>
    </message>
    <message>
        <source>Use the key from TOGETHER_API_KEY</source>
        <translation>Usar a chave de TOGETHER_API_KEY</translation>
    </message>
    <message>
        <source>ends in %1</source>
        <translation>termina em %1</translation>
    </message>
</context>
<context>
    <name>deck::ui::MainWindow</name>
    <message>
        <source>Fleet</source>
        <translation>Frota</translation>
    </message>
    <message>
        <source>Demo</source>
        <translation>Demonstração</translation>
    </message>
    <message>
        <source>DEMO: a made-up fleet, nothing is bought</source>
        <translation>DEMONSTRAÇÃO: frota fictícia, nada é comprado</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>Teclas</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>About ClusterDeck</source>
        <translation>Sobre o ClusterDeck</translation>
    </message>
    <message>
        <source>Standard and preemptible GPU clusters in one place. Figures are estimates from node phases and your price book; the invoice decides.</source>
        <translation>Clusters de GPU padrão e preemptivos em um só lugar. Os valores são estimativas a partir das fases dos nós e da sua tabela de preços; a fatura decide.</translation>
    </message>
    <message>
        <source>Free software under the GNU General Public License, version 3 or later. Not a product of Together AI.</source>
        <translation>Software livre sob a GNU General Public License, versão 3 ou posterior. Não é um produto da Together AI.</translation>
    </message>
    <message>
        <source>The account was not opened</source>
        <translation>A conta não foi aberta</translation>
    </message>
    <message>
        <source>The key is not kept</source>
        <translation>A chave não é guardada</translation>
    </message>
    <message>
        <source>**There is no keychain that could keep the key.** It is in no file. You can go on with it until the program ends, and enter it again next time.</source>
        <translation>**Não há chaveiro que possa guardar a chave.** Ela não está em nenhum arquivo. Você pode continuar com ela até o programa terminar e informá-la de novo na próxima vez.</translation>
    </message>
    <message>
        <source>Cancel and leave</source>
        <translation>Cancelar e sair da conta</translation>
    </message>
    <message>
        <source>Keep it for this session only</source>
        <translation>Manter só nesta sessão</translation>
    </message>
</context>
<context>
    <name>deck::ui::MomentEdit</name>
    <message>
        <source>YYYY-MM-DD HH:MM</source>
        <translation>AAAA-MM-DD HH:MM</translation>
    </message>
    <message>
        <source>Use the form YYYY-MM-DD HH:MM, for example %1.</source>
        <translation>Use a forma AAAA-MM-DD HH:MM, por exemplo %1.</translation>
    </message>
    <message>
        <source>The clocks of this zone skip this time. Use another one.</source>
        <translation>Os relógios deste fuso pulam este horário. Use outro.</translation>
    </message>
</context>
<context>
    <name>deck::ui::NamePage</name>
    <message>
        <source>Nothing is bought until the last step.</source>
        <translation>Nada é comprado até o último passo.</translation>
    </message>
    <message>
        <source>&amp;Name</source>
        <translation>&amp;Nome</translation>
    </message>
    <message>
        <source>Lower-case letters, digits and hyphens. It cannot be changed later.</source>
        <translation>Letras minúsculas, dígitos e hifens. Não pode ser mudado depois.</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Type of the cluster</source>
        <translation>Tipo do cluster</translation>
    </message>
    <message>
        <source>Slurm only: the size of /dev/shm on the login and worker nodes.</source>
        <translation>Só Slurm: o tamanho de /dev/shm nos nós de login e de trabalho.</translation>
    </message>
    <message>
        <source>&amp;Project</source>
        <translation>&amp;Projeto</translation>
    </message>
    <message>
        <source>Needed for preemptible capacity. Empty means the project of the key.</source>
        <translation>Necessário para capacidade preemptiva. Vazio significa o projeto da chave.</translation>
    </message>
    <message>
        <source>Name and type</source>
        <translation>Nome e tipo</translation>
    </message>
    <message>
        <source>Can mix on-demand and preemptible nodes.</source>
        <translation>Pode misturar nós sob demanda e preemptivos.</translation>
    </message>
    <message>
        <source>Uses on-demand nodes only; preemptible nodes are offered for Kubernetes during the preview.</source>
        <translation>Usa apenas nós sob demanda; nós preemptivos são oferecidos para Kubernetes durante a prévia.</translation>
    </message>
    <message>
        <source>Shared &amp;memory</source>
        <translation>&amp;Memória compartilhada</translation>
    </message>
</context>
<context>
    <name>deck::ui::NodeDetails</name>
    <message>
        <source>Details of the node</source>
        <translation>Detalhes do nó</translation>
    </message>
    <message>
        <source>Copy name</source>
        <translation>Copiar nome</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Conditions</source>
        <translation>Condições</translation>
    </message>
    <message>
        <source>Not known without Kubernetes access.</source>
        <translation>Não se sabe sem acesso ao Kubernetes.</translation>
    </message>
    <message>
        <source>Labels</source>
        <translation>Rótulos</translation>
    </message>
    <message>
        <source>Inferred from the node&apos;s name. The labels themselves need Kubernetes access.</source>
        <translation>Deduzido do nome do nó. Os rótulos em si exigem acesso ao Kubernetes.</translation>
    </message>
    <message>
        <source>Hardware</source>
        <translation>Hardware</translation>
    </message>
    <message>
        <source>Phase history</source>
        <translation>Histórico de fases</translation>
    </message>
    <message>
        <source>Select a node to see what is known about it.</source>
        <translation>Selecione um nó para ver o que se sabe sobre ele.</translation>
    </message>
    <message>
        <source>Show in timeline</source>
        <translation>Mostrar na linha do tempo</translation>
    </message>
    <message numerus="yes">
        <source>%n core(s)</source>
        <translation>
            <numerusform>%n núcleo</numerusform>
            <numerusform>%n núcleos</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 GiB memory</source>
        <translation>%1 GiB de memória</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n NVSwitch(es)</source>
        <translation>
            <numerusform>%1, %n NVSwitch</numerusform>
            <numerusform>%1, %n NVSwitches</numerusform>
        </translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>GPUs</translation>
    </message>
    <message>
        <source>CPU</source>
        <translation>CPU</translation>
    </message>
    <message>
        <source>Network</source>
        <translation>Rede</translation>
    </message>
    <message>
        <source>%1 × %2 InfiniBand</source>
        <translation>%1 × %2 InfiniBand</translation>
    </message>
    <message>
        <source>Disk</source>
        <translation>Disco</translation>
    </message>
    <message>
        <source>Address</source>
        <translation>Endereço</translation>
    </message>
    <message>
        <source>Public</source>
        <translation>Público</translation>
    </message>
    <message>
        <source>Host</source>
        <translation>Host</translation>
    </message>
    <message>
        <source>Instance</source>
        <translation>Instância</translation>
    </message>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>notice %1, leaves by %2</source>
        <translation>aviso %1, sai até %2</translation>
    </message>
    <message>
        <source>Phases</source>
        <translation>Fases</translation>
    </message>
    <message>
        <source>none reported</source>
        <translation>nenhum informado</translation>
    </message>
</context>
<context>
    <name>deck::ui::NodeFilterProxy</name>
    <message>
        <source>Node</source>
        <translation>Nó</translation>
    </message>
    <message>
        <source>Class</source>
        <translation>Classe</translation>
    </message>
    <message>
        <source>Phase</source>
        <translation>Fase</translation>
    </message>
    <message>
        <source>Health</source>
        <translation>Saúde</translation>
    </message>
    <message>
        <source>In phase</source>
        <translation>Na fase</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>GPUs</translation>
    </message>
    <message>
        <source>$/h</source>
        <translation>US$/h</translation>
    </message>
</context>
<context>
    <name>deck::ui::NodeHealth</name>
    <message>
        <source>No capacity yet</source>
        <translation>Sem capacidade ainda</translation>
    </message>
    <message>
        <source>Not there yet</source>
        <translation>Ainda não chegou</translation>
    </message>
    <message>
        <source>Window over</source>
        <translation>Prazo encerrado</translation>
    </message>
    <message>
        <source>Leaves in %1</source>
        <translation>Sai em %1</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Falhou</translation>
    </message>
    <message>
        <source>Not known</source>
        <translation>Não se sabe</translation>
    </message>
    <message>
        <source>To be removed</source>
        <translation>A ser removido</translation>
    </message>
    <message>
        <source>Starting</source>
        <translation>Iniciando</translation>
    </message>
    <message>
        <source>Nothing reported</source>
        <translation>Nada informado</translation>
    </message>
</context>
<context>
    <name>deck::ui::NodeStrip</name>
    <message numerus="yes">
        <source>%n standard node(s), ready first</source>
        <translation>
            <numerusform>%n nó padrão, pronto primeiro</numerusform>
            <numerusform>%n nós padrão, prontos primeiro</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n standard node(s) on day one</source>
        <translation>
            <numerusform>%n nó padrão no primeiro dia</numerusform>
            <numerusform>%n nós padrão no primeiro dia</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n preemptible node(s) join as capacity appears</source>
        <translation>
            <numerusform>%n nó preemptivo entra quando há capacidade</numerusform>
            <numerusform>%n nós preemptivos entram quando há capacidade</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>deck::ui::NodeTile</name>
    <message>
        <source>Unfilled slot %1 of %2, waiting %3</source>
        <translation>Vaga não preenchida %1 de %2, aguardando %3</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n GPU(s)</source>
        <translation>
            <numerusform>%1, %n GPU</numerusform>
            <numerusform>%1, %n GPUs</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>deck::ui::NodesOverview</name>
    <message>
        <source>window over</source>
        <translation>prazo encerrado</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>Nós</translation>
    </message>
    <message>
        <source>Open nodes</source>
        <translation>Abrir nós</translation>
    </message>
    <message numerus="yes">
        <source>%n running</source>
        <comment>nodes</comment>
        <translation>
            <numerusform>%n em execução</numerusform>
            <numerusform>%n em execução</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n draining</source>
        <comment>nodes</comment>
        <translation>
            <numerusform>%n em drenagem</numerusform>
            <numerusform>%n em drenagem</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n other</source>
        <comment>nodes neither running nor draining</comment>
        <translation>
            <numerusform>%n outro</numerusform>
            <numerusform>%n outros</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n waiting</source>
        <comment>unfilled slots</comment>
        <translation>
            <numerusform>%n aguardando</numerusform>
            <numerusform>%n aguardando</numerusform>
        </translation>
    </message>
    <message>
        <source>No nodes. Nothing runs and no GPU costs anything.</source>
        <translation>Nenhum nó. Nada está em execução e nenhuma GPU custa.</translation>
    </message>
    <message numerus="yes">
        <source>%n node(s)</source>
        <translation>
            <numerusform>%n nó</numerusform>
            <numerusform>%n nós</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 nodes</source>
        <translation>%1 de %2 nós</translation>
    </message>
    <message>
        <source>%1, %2 of them not shown. Pods not known without Kubernetes access</source>
        <translation>%1, %2 deles não exibidos. Pods desconhecidos sem acesso ao Kubernetes</translation>
    </message>
    <message>
        <source>%1. Pods not known without Kubernetes access</source>
        <translation>%1. Pods desconhecidos sem acesso ao Kubernetes</translation>
    </message>
</context>
<context>
    <name>deck::ui::NodesView</name>
    <message>
        <source>Filter nodes…</source>
        <translation>Filtrar nós…</translation>
    </message>
    <message>
        <source>Filter nodes</source>
        <translation>Filtrar nós</translation>
    </message>
    <message>
        <source>Class of the nodes</source>
        <translation>Classe dos nós</translation>
    </message>
    <message>
        <source>Nodes</source>
        <translation>Nós</translation>
    </message>
    <message>
        <source>Enter: details    T: show in timeline    Ctrl+C: copy names    Ctrl+F: filter</source>
        <translation>Enter: detalhes    T: mostrar na linha do tempo    Ctrl+C: copiar nomes    Ctrl+F: filtrar</translation>
    </message>
    <message>
        <source>All %1</source>
        <translation>Todos %1</translation>
    </message>
    <message>
        <source>Standard %1</source>
        <translation>Padrão %1</translation>
    </message>
    <message>
        <source>Preemptible %1</source>
        <translation>Preemptivos %1</translation>
    </message>
    <message>
        <source>Needs attention %1</source>
        <translation>Requer atenção %1</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s)</source>
        <translation>
            <numerusform>%n linha</numerusform>
            <numerusform>%n linhas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>**%n preemptible slot(s) unfilled.** Target %1 GPUs, %2 running. New nodes join on their own when capacity returns; you pay nothing until then.</source>
        <translation>
            <numerusform>**%n vaga preemptiva não preenchida.** Meta de %1 GPUs, %2 em execução. Novos nós entram sozinhos quando a capacidade volta; até lá você não paga nada.</numerusform>
            <numerusform>**%n vagas preemptivas não preenchidas.** Meta de %1 GPUs, %2 em execução. Novos nós entram sozinhos quando a capacidade volta; até lá você não paga nada.</numerusform>
        </translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Tentar de novo</translation>
    </message>
    <message>
        <source>Loading nodes</source>
        <translation>Carregando nós</translation>
    </message>
    <message>
        <source>No node matches these filters</source>
        <translation>Nenhum nó corresponde a estes filtros</translation>
    </message>
    <message>
        <source>No node matches “%1”</source>
        <translation>Nenhum nó corresponde a “%1”</translation>
    </message>
    <message numerus="yes">
        <source>%n node(s) without the filter.</source>
        <translation>
            <numerusform>%n nó sem o filtro.</numerusform>
            <numerusform>%n nós sem o filtro.</numerusform>
        </translation>
    </message>
    <message>
        <source>Clear filter</source>
        <translation>Limpar filtro</translation>
    </message>
    <message>
        <source>No nodes yet</source>
        <translation>Nenhum nó ainda</translation>
    </message>
    <message>
        <source>No nodes</source>
        <translation>Nenhum nó</translation>
    </message>
    <message>
        <source>The cluster is starting. Nodes appear here when it asks for them. You pay nothing until a node runs.</source>
        <translation>O cluster está iniciando. Os nós aparecem aqui quando ele os pede. Você não paga nada até um nó entrar em execução.</translation>
    </message>
    <message>
        <source>This cluster has no nodes, and none are wanted. Compute costs nothing now.</source>
        <translation>Este cluster não tem nós, e nenhum é desejado. A computação não custa nada agora.</translation>
    </message>
</context>
<context>
    <name>deck::ui::OfferDelegate</name>
    <message>
        <source>%1 free</source>
        <translation>%1 livres</translation>
    </message>
    <message>
        <source>not reported</source>
        <translation>não informado</translation>
    </message>
    <message>
        <source>not offered</source>
        <translation>não oferecido</translation>
    </message>
    <message>
        <source>%1 a GPU hour</source>
        <translation>%1 por GPU-hora</translation>
    </message>
    <message>
        <source>price not known</source>
        <translation>preço desconhecido</translation>
    </message>
    <message>
        <source>%1: %2, %3.</source>
        <extracomment>a compute class, what is known about getting it, its price</extracomment>
        <translation>%1: %2, %3.</translation>
    </message>
    <message>
        <source>%1 is not offered in %2: the service does not list it for this region.</source>
        <translation>%1 não é oferecido em %2: o serviço não o lista para esta região.</translation>
    </message>
    <message>
        <source>%1 in %2.</source>
        <translation>%1 em %2.</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Padrão</translation>
    </message>
    <message>
        <source>Preemptible</source>
        <translation>Preemptivo</translation>
    </message>
    <message>
        <source>Reported by %1 at %2.</source>
        <translation>Informado por %1 às %2.</translation>
    </message>
</context>
<context>
    <name>deck::ui::OidcForm</name>
    <message>
        <source>&amp;Issuer address</source>
        <translation>&amp;Endereço do emissor</translation>
    </message>
    <message>
        <source>Exactly as the provider writes it; some want a slash at the end.</source>
        <translation>Exatamente como o provedor escreve; alguns exigem uma barra no final.</translation>
    </message>
    <message>
        <source>C&amp;lient ID</source>
        <translation>ID do c&amp;liente</translation>
    </message>
    <message>
        <source>&amp;User claim</source>
        <translation>Declaração do &amp;usuário</translation>
    </message>
    <message>
        <source>The part of the token that names the user.</source>
        <translation>A parte do token que identifica o usuário.</translation>
    </message>
    <message>
        <source>User &amp;prefix</source>
        <translation>&amp;Prefixo do usuário</translation>
    </message>
    <message>
        <source>Empty: none.</source>
        <translation>Vazio: nenhum.</translation>
    </message>
    <message>
        <source>&amp;Group claim</source>
        <translation>Declaração do &amp;grupo</translation>
    </message>
    <message>
        <source>The part that lists the groups.</source>
        <translation>A parte que lista os grupos.</translation>
    </message>
    <message>
        <source>Group p&amp;refix</source>
        <translation>P&amp;refixo do grupo</translation>
    </message>
    <message>
        <source>Certificate of the provider, &amp;PEM</source>
        <translation>Certificado do provedor, PE&amp;M</translation>
    </message>
    <message>
        <source>Only for a provider with a private certificate authority.</source>
        <translation>Só para um provedor com autoridade certificadora própria.</translation>
    </message>
    <message>
        <source>https://accounts.example.com</source>
        <translation>https://accounts.example.com</translation>
    </message>
</context>
<context>
    <name>deck::ui::OperationNotice</name>
    <message>
        <source>The request was refused.</source>
        <translation>A requisição foi recusada.</translation>
    </message>
    <message>
        <source>Nothing was created.</source>
        <translation>Nada foi criado.</translation>
    </message>
    <message>
        <source>Nothing was changed.</source>
        <translation>Nada foi alterado.</translation>
    </message>
    <message>
        <source>**Out of stock in %1 at %2.** Nothing was created. Try fewer GPUs or another region.</source>
        <translation>**Sem estoque em %1 às %2.** Nada foi criado. Tente menos GPUs ou outra região.</translation>
    </message>
    <message>
        <source>**Out of stock in %1 at %2.** Nothing was changed. Try fewer GPUs.</source>
        <translation>**Sem estoque em %1 às %2.** Nada foi alterado. Tente menos GPUs.</translation>
    </message>
    <message>
        <source>**%1** %2 %3</source>
        <translation>**%1** %2 %3</translation>
    </message>
    <message>
        <source>**Noting down what is asked for.** Nothing was sent yet.</source>
        <translation>**Registrando o que foi pedido.** Nada foi enviado ainda.</translation>
    </message>
    <message>
        <source>**Sending the request, once.** The answer can take up to a minute.</source>
        <translation>**Enviando a requisição, uma única vez.** A resposta pode levar até um minuto.</translation>
    </message>
    <message>
        <source>**The cluster is being created.**</source>
        <translation>**O cluster está sendo criado.**</translation>
    </message>
    <message>
        <source>**The change was accepted.**</source>
        <translation>**A mudança foi aceita.**</translation>
    </message>
    <message>
        <source>**The answer did not arrive.** The cluster may have been created. Clusters are read to find out; nothing is sent again.</source>
        <translation>**A resposta não chegou.** O cluster pode ter sido criado. Os clusters são lidos para descobrir; nada é enviado de novo.</translation>
    </message>
    <message>
        <source>**The answer did not arrive.** The change may have been made. The cluster is read to find out; nothing is sent again.</source>
        <translation>**A resposta não chegou.** A mudança pode ter sido feita. O cluster é lido para descobrir; nada é enviado de novo.</translation>
    </message>
    <message>
        <source>**This may be it:** ``%1``, ``%2``, created %3.</source>
        <translation>**Pode ser este:** ``%1``, ``%2``, criado em %3.</translation>
    </message>
    <message>
        <source>Use it</source>
        <translation>Usar este</translation>
    </message>
    <message>
        <source>It is another one</source>
        <translation>É outro</translation>
    </message>
    <message>
        <source>**Two looks found no such cluster.** It is still possible that one appears. Nothing is sent again unless you do it.</source>
        <translation>**Duas leituras não encontraram esse cluster.** Ele ainda pode aparecer. Nada é enviado de novo, a menos que você o faça.</translation>
    </message>
    <message>
        <source>**Two looks found no change.** It is still possible that it comes. Nothing is sent again unless you do it.</source>
        <translation>**Duas leituras não encontraram mudança.** Ela ainda pode ocorrer. Nada é enviado de novo, a menos que você o faça.</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>Tentar de novo</translation>
    </message>
    <message>
        <source>Leave it</source>
        <translation>Deixar assim</translation>
    </message>
    <message>
        <source>**This may be the one you asked for at %4:** ``%1``, ``%2``, created %3. Your second request was held back; nothing was sent.</source>
        <translation>**Este pode ser o que você pediu às %4:** ``%1``, ``%2``, criado em %3. Sua segunda requisição foi retida; nada foi enviado.</translation>
    </message>
    <message>
        <source>It is another one, create mine</source>
        <translation>É outro, criar o meu</translation>
    </message>
</context>
<context>
    <name>deck::ui::PricePanel</name>
    <message>
        <source>Price estimate</source>
        <translation>Estimativa de preço</translation>
    </message>
    <message>
        <source>Starts at</source>
        <translation>Começa em</translation>
    </message>
    <message>
        <source>Up to</source>
        <translation>Até</translation>
    </message>
    <message>
        <source>as preemptible nodes fill in</source>
        <translation>conforme os nós preemptivos entram</translation>
    </message>
    <message>
        <source>always</source>
        <translation>sempre</translation>
    </message>
    <message>
        <source>only while running</source>
        <translation>só em execução</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <translation>%1 a %2</translation>
    </message>
    <message>
        <source>%1 GPUs × %2</source>
        <translation>%1 GPUs × %2</translation>
    </message>
    <message>
        <source>%1, %2 off</source>
        <translation>%1, %2 de desconto</translation>
    </message>
    <message>
        <source>Preemptible, when full</source>
        <translation>Preemptivo, quando cheio</translation>
    </message>
    <message>
        <source>Storage</source>
        <translation>Armazenamento</translation>
    </message>
    <message>
        <source>%1 × %2 %3</source>
        <translation>%1 × %2 %3</translation>
    </message>
    <message>
        <source>existing volume, billed already</source>
        <translation>volume existente, já cobrado</translation>
    </message>
    <message>
        <source>%1 always, up to %2</source>
        <translation>%1 sempre, até %2</translation>
    </message>
    <message>
        <source>Per day</source>
        <translation>Por dia</translation>
    </message>
    <message>
        <source>Per 30 days</source>
        <translation>Por 30 dias</translation>
    </message>
    <message>
        <source>Saved when full</source>
        <translation>Economia quando cheio</translation>
    </message>
    <message>
        <source>Enter rates…</source>
        <translation>Informar preços…</translation>
    </message>
    <message>
        <source>Edit rates…</source>
        <translation>Editar preços…</translation>
    </message>
    <message>
        <source>%1 GPUs</source>
        <translation>%1 GPUs</translation>
    </message>
    <message>
        <source>All on-demand</source>
        <translation>Tudo sob demanda</translation>
    </message>
    <message>
        <source>%1 less than all on-demand</source>
        <translation>%1 a menos que tudo sob demanda</translation>
    </message>
</context>
<context>
    <name>deck::ui::PriceWords</name>
    <message>
        <source>No rates entered yet</source>
        <translation>Nenhum preço informado ainda</translation>
    </message>
    <message>
        <source>your price book</source>
        <translation>sua tabela de preços</translation>
    </message>
    <message>
        <source>From %1, checked %2</source>
        <translation>De %1, verificada em %2</translation>
    </message>
    <message>
        <source>From %1</source>
        <translation>De %1</translation>
    </message>
    <message>
        <source>A node is billed while it runs, draining included; failed and paused nodes are not.</source>
        <translation>Um nó é cobrado enquanto está em execução, inclusive em drenagem; nós com falha ou pausados, não.</translation>
    </message>
    <message>
        <source>A node is billed from the creation of its cluster until it is removed.</source>
        <translation>Um nó é cobrado desde a criação do seu cluster até ser removido.</translation>
    </message>
    <message>
        <source>Standard nodes are billed while they run, preemptible nodes from the creation of the cluster.</source>
        <translation>Nós padrão são cobrados enquanto estão em execução; nós preemptivos, desde a criação do cluster.</translation>
    </message>
    <message>
        <source>Standard nodes are billed from the creation of the cluster, preemptible nodes while they run.</source>
        <translation>Nós padrão são cobrados desde a criação do cluster; nós preemptivos, enquanto estão em execução.</translation>
    </message>
    <message numerus="yes">
        <source>Time is rounded up to %n second(s).</source>
        <translation>
            <numerusform>O tempo é arredondado para cima em %n segundo.</numerusform>
            <numerusform>O tempo é arredondado para cima em %n segundos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Create and start billing</source>
        <translation>Criar e iniciar cobrança</translation>
    </message>
    <message>
        <source>Create, bill when it runs</source>
        <translation>Criar, cobrar quando em execução</translation>
    </message>
    <message>
        <source>Billing starts at once.</source>
        <translation>A cobrança começa imediatamente.</translation>
    </message>
    <message>
        <source>Billing starts when they run.</source>
        <translation>A cobrança começa quando estiverem em execução.</translation>
    </message>
</context>
<context>
    <name>deck::ui::ProfileRows</name>
    <message>
        <source>Your accounts</source>
        <translation>Suas contas</translation>
    </message>
    <message>
        <source>Open %1</source>
        <translation>Abrir %1</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1 em %2</translation>
    </message>
    <message>
        <source>Forget…</source>
        <translation>Esquecer…</translation>
    </message>
    <message>
        <source>Forget %1</source>
        <translation>Esquecer %1</translation>
    </message>
    <message>
        <source>Forget %1?</source>
        <translation>Esquecer %1?</translation>
    </message>
    <message>
        <source>Key</source>
        <translation>Chave</translation>
    </message>
    <message>
        <source>It is removed from this computer&apos;s keychain</source>
        <translation>É removida do chaveiro deste computador</translation>
    </message>
    <message>
        <source>None is kept</source>
        <translation>Nenhuma está guardada</translation>
    </message>
    <message>
        <source>History</source>
        <translation>Histórico</translation>
    </message>
    <message>
        <source>It stays on this computer; the clusters themselves are not touched</source>
        <translation>Permanece neste computador; os clusters em si não são tocados</translation>
    </message>
    <message>
        <source>Forget account</source>
        <translation>Esquecer conta</translation>
    </message>
    <message>
        <source>Forget</source>
        <translation>Esquecer</translation>
    </message>
    <message>
        <source>Keep</source>
        <translation>Manter</translation>
    </message>
    <message>
        <source>Forget &amp;key…</source>
        <translation>Esquecer a &amp;chave…</translation>
    </message>
    <message>
        <source>Forget &amp;key (none is kept)</source>
        <translation>Esquecer a &amp;chave (nenhuma guardada)</translation>
    </message>
    <message>
        <source>Forget &amp;account…</source>
        <translation>Esquecer a c&amp;onta…</translation>
    </message>
    <message>
        <source>Forget the key of %1?</source>
        <translation>Esquecer a chave de %1?</translation>
    </message>
    <message>
        <source>It is removed from this computer&apos;s keychain and asked for next time</source>
        <translation>Ela é removida do chaveiro deste computador e será pedida na próxima vez</translation>
    </message>
    <message>
        <source>Account</source>
        <translation>Conta</translation>
    </message>
    <message>
        <source>It stays here with its history</source>
        <translation>Ela continua aqui, com o seu histórico</translation>
    </message>
    <message>
        <source>Forget key</source>
        <translation>Esquecer a chave</translation>
    </message>
</context>
<context>
    <name>deck::ui::RatesDialog</name>
    <message>
        <source>Rates</source>
        <translation>Preços</translation>
    </message>
    <message>
        <source>The service publishes no prices. Enter what your contract says, in US dollars. Every figure of the app names this source; the past before the date keeps its prices.</source>
        <translation>O serviço não publica preços. Informe o que diz seu contrato, em dólares dos EUA. Cada valor do aplicativo cita esta fonte; o passado anterior à data mantém seus preços.</translation>
    </message>
    <message>
        <source>GPU type</source>
        <translation>Tipo de GPU</translation>
    </message>
    <message>
        <source>On-demand, $/GPU-hour</source>
        <translation>Sob demanda, US$/GPU-hora</translation>
    </message>
    <message>
        <source>Preemptible, $/GPU-hour</source>
        <translation>Preemptivo, US$/GPU-hora</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nenhum</translation>
    </message>
    <message>
        <source>half</source>
        <translation>metade</translation>
    </message>
    <message>
        <source>%1, on-demand, dollars per GPU-hour</source>
        <translation>%1, sob demanda, dólares por GPU-hora</translation>
    </message>
    <message>
        <source>%1, preemptible, dollars per GPU-hour; empty means half</source>
        <translation>%1, preemptivo, dólares por GPU-hora; vazio significa metade</translation>
    </message>
    <message>
        <source>S&amp;hared storage</source>
        <translation>Armazenamento &amp;compartilhado</translation>
    </message>
    <message>
        <source>Shared storage, dollars</source>
        <translation>Armazenamento compartilhado, dólares</translation>
    </message>
    <message>
        <source>per TiB-month</source>
        <translation>por TiB-mês</translation>
    </message>
    <message>
        <source>per TiB-hour</source>
        <translation>por TiB-hora</translation>
    </message>
    <message>
        <source>Unit of the storage price</source>
        <translation>Unidade do preço de armazenamento</translation>
    </message>
    <message>
        <source>&amp;Valid from</source>
        <translation>&amp;Válido desde</translation>
    </message>
    <message>
        <source>Valid from, UTC</source>
        <translation>Válido desde, UTC</translation>
    </message>
    <message>
        <source>0:00 UTC</source>
        <translation>0:00 UTC</translation>
    </message>
    <message>
        <source>&amp;Source</source>
        <translation>&amp;Fonte</translation>
    </message>
    <message>
        <source>Contract, price page, date</source>
        <translation>Contrato, página de preços, data</translation>
    </message>
    <message>
        <source>Source</source>
        <translation>Fonte</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Save rates</source>
        <translation>Salvar preços</translation>
    </message>
    <message>
        <source>%1: enter a price above zero with at most six decimals.</source>
        <translation>%1: digite um preço acima de zero com no máximo seis casas decimais.</translation>
    </message>
    <message>
        <source>%1: a preemptible price needs an on-demand price.</source>
        <translation>%1: um preço preemptivo exige um preço sob demanda.</translation>
    </message>
    <message>
        <source>Storage: enter a price above zero with at most six decimals.</source>
        <translation>Armazenamento: digite um preço acima de zero com no máximo seis casas decimais.</translation>
    </message>
    <message>
        <source>Enter at least one price.</source>
        <translation>Digite pelo menos um preço.</translation>
    </message>
    <message>
        <source>Say where the prices come from.</source>
        <translation>Diga de onde vêm os preços.</translation>
    </message>
    <message>
        <source>Confirm the preemptible price or correct it.</source>
        <translation>Confirme o preço preemptivo ou corrija-o.</translation>
    </message>
    <message>
        <source>Yes, preemptible is dearer than on-demand for %1</source>
        <translation>Sim, preemptivo é mais caro que sob demanda para %1</translation>
    </message>
</context>
<context>
    <name>deck::ui::RefusalLine</name>
    <message>
        <source>Enter a multiple of %1.</source>
        <translation>Digite um múltiplo de %1.</translation>
    </message>
    <message>
        <source>Use a multiple of %1, from %2 to %3.</source>
        <translation>Use um múltiplo de %1, de %2 a %3.</translation>
    </message>
    <message>
        <source>Use %1</source>
        <translation>Usar %1</translation>
    </message>
    <message>
        <source>Use a whole number from %1 to %2.</source>
        <translation>Use um número inteiro de %1 a %2.</translation>
    </message>
</context>
<context>
    <name>deck::ui::RequestView</name>
    <message>
        <source>Exact request</source>
        <translation>Requisição exata</translation>
    </message>
    <message>
        <source>Form of the request</source>
        <translation>Formato da requisição</translation>
    </message>
    <message>
        <source>Copied</source>
        <translation>Copiado</translation>
    </message>
    <message>
        <source>Copy</source>
        <translation>Copiar</translation>
    </message>
    <message>
        <source>Copied: exact request</source>
        <translation>Copiado: requisição exata</translation>
    </message>
    <message>
        <source>Copy the exact request</source>
        <translation>Copiar a requisição exata</translation>
    </message>
    <message>
        <source>Cannot be said in this form and is left out: %1. The cluster would differ.</source>
        <translation>Não cabe neste formato e fica de fora: %1. O cluster seria diferente.</translation>
    </message>
    <message>
        <source>The key is not part of it: the shell takes it from TOGETHER_API_KEY. Run it once; each run buys a cluster.</source>
        <translation>A chave não faz parte do texto: o shell a lê de TOGETHER_API_KEY. Execute uma vez só; cada execução compra um cluster.</translation>
    </message>
</context>
<context>
    <name>deck::ui::ReviewPage</name>
    <message>
        <source>Nothing is bought until you press the last button.</source>
        <translation>Nada é comprado até você pressionar o último botão.</translation>
    </message>
    <message>
        <source>Cluster</source>
        <translation>Cluster</translation>
    </message>
    <message>
        <source>Hardware</source>
        <translation>Hardware</translation>
    </message>
    <message>
        <source>Capacity</source>
        <translation>Capacidade</translation>
    </message>
    <message>
        <source>Storage</source>
        <translation>Armazenamento</translation>
    </message>
    <message>
        <source>Edit</source>
        <translation>Editar</translation>
    </message>
    <message>
        <source>Edit: %1</source>
        <translation>Editar: %1</translation>
    </message>
    <message>
        <source>What happens next</source>
        <translation>O que acontece depois</translation>
    </message>
    <message>
        <source>, %1 GiB shared memory</source>
        <translation>, %1 GiB de memória compartilhada</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>Nome</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>Tipo</translation>
    </message>
    <message>
        <source>Project</source>
        <translation>Projeto</translation>
    </message>
    <message>
        <source>the project of the key</source>
        <translation>o projeto da chave</translation>
    </message>
    <message>
        <source>GPU, region</source>
        <translation>GPU, região</translation>
    </message>
    <message>
        <source>Driver</source>
        <translation>Driver</translation>
    </message>
    <message numerus="yes">
        <source>%1 GPUs, %n node(s)</source>
        <translation>
            <numerusform>%1 GPUs, %n nó</numerusform>
            <numerusform>%1 GPUs, %n nós</numerusform>
        </translation>
    </message>
    <message>
        <source>Preemptible</source>
        <translation>Preemptivo</translation>
    </message>
    <message numerus="yes">
        <source>target %1 GPUs, %n node(s)</source>
        <translation>
            <numerusform>meta de %1 GPUs, %n nó</numerusform>
            <numerusform>meta de %1 GPUs, %n nós</numerusform>
        </translation>
    </message>
    <message>
        <source>none</source>
        <translation>nenhum</translation>
    </message>
    <message>
        <source>Volume</source>
        <translation>Volume</translation>
    </message>
    <message>
        <source>%1, new, %2</source>
        <translation>%1, novo, %2</translation>
    </message>
    <message>
        <source>On delete</source>
        <translation>Ao excluir</translation>
    </message>
    <message>
        <source>Volume is kept</source>
        <translation>O volume é mantido</translation>
    </message>
    <message>
        <source>Volume is deleted too</source>
        <translation>O volume também é excluído</translation>
    </message>
    <message numerus="yes">
        <source>**Later:** up to %n preemptible node(s) join by themselves. No date is promised.</source>
        <translation>
            <numerusform>**Depois:** até %n nó preemptivo entra sozinho. Nenhuma data é prometida.</numerusform>
            <numerusform>**Depois:** até %n nós preemptivos entram sozinhos. Nenhuma data é prometida.</numerusform>
        </translation>
    </message>
    <message>
        <source>**Any time:** preemptible nodes may leave, 5 minutes’ notice at most.</source>
        <translation>**A qualquer momento:** nós preemptivos podem sair, com aviso de no máximo 5 minutos.</translation>
    </message>
    <message>
        <source>**You:** can lower the target or delete the cluster whenever you want.</source>
        <translation>**Você:** pode reduzir a meta ou excluir o cluster quando quiser.</translation>
    </message>
    <message>
        <source>**You:** can scale or delete the cluster whenever you want.</source>
        <translation>**Você:** pode escalar ou excluir o cluster quando quiser.</translation>
    </message>
    <message>
        <source>Review</source>
        <translation>Revisão</translation>
    </message>
    <message>
        <source>Access</source>
        <translation>Acesso</translation>
    </message>
    <message>
        <source>Sign-in</source>
        <translation>Login</translation>
    </message>
    <message>
        <source>Software</source>
        <translation>Software</translation>
    </message>
    <message>
        <source>Tests</source>
        <translation>Testes</translation>
    </message>
    <message>
        <source>Billing</source>
        <translation>Cobrança</translation>
    </message>
    <message>
        <source>**You:** can delete the cluster whenever you want; what was paid up front is not refunded.</source>
        <translation>**Você:** pode excluir o cluster quando quiser; o que foi pago antecipadamente não é reembolsado.</translation>
    </message>
    <message numerus="yes">
        <source>**Ready:** usually after %1, the median of %n cluster(s) of this kind.</source>
        <translation>
            <numerusform>**Pronto:** normalmente após %1, o tempo de %n cluster deste tipo.</numerusform>
            <numerusform>**Pronto:** normalmente após %1, a mediana de %n clusters deste tipo.</numerusform>
        </translation>
    </message>
    <message>
        <source>**Ready:** in minutes, as the service’s pages say; this account has no cluster of this kind to measure by.</source>
        <translation>**Pronto:** em minutos, segundo as páginas do serviço; esta conta não tem cluster deste tipo para medir.</translation>
    </message>
    <message>
        <source>Acceptance tests add 5 to 10 minutes or more.</source>
        <translation>Os testes de aceitação acrescentam de 5 a 10 minutos ou mais.</translation>
    </message>
    <message>
        <source>Half of the asks in 30 days were filled within %1.</source>
        <translation>Metade dos pedidos em 30 dias foi atendida em até %1.</translation>
    </message>
</context>
<context>
    <name>deck::ui::ScaleDialog</name>
    <message>
        <source>**Prices changed.** Look again before you agree.</source>
        <translation>**Os preços mudaram.** Confira antes de concordar.</translation>
    </message>
    <message>
        <source>Scale %1</source>
        <translation>Escalar %1</translation>
    </message>
    <message>
        <source>**This cluster is no longer listed.** Nothing can be changed.</source>
        <translation>**Este cluster não está mais na lista.** Nada pode ser alterado.</translation>
    </message>
    <message>
        <source>**The cluster was changed by someone else.** %1 Nothing was sent.</source>
        <translation>**O cluster foi alterado por outra pessoa.** %1 Nada foi enviado.</translation>
    </message>
</context>
<context>
    <name>deck::ui::ScaleEditPage</name>
    <message>
        <source>What if…</source>
        <translation>E se…</translation>
    </message>
    <message>
        <source>On-demand nodes are created at once or the request is refused. **The preemptible target is saved at once and fills as capacity appears**, node by node; nodes can leave again with 5 minutes’ notice or less.</source>
        <translation>Os nós sob demanda são criados na hora, ou o pedido é recusado. **A meta preemptiva é salva na hora e vai sendo preenchida conforme surge capacidade**, nó a nó; os nós podem sair de novo com aviso de 5 minutos ou menos.</translation>
    </message>
    <message>
        <source>Availability as reported by %1 at %2. It can change before you buy.</source>
        <translation>Disponibilidade informada por %1 às %2. Pode mudar antes da compra.</translation>
    </message>
    <message>
        <source>Preemptible capacity needs a project, and this cluster has none.</source>
        <translation>Capacidade preemptiva exige um projeto, e este cluster não tem nenhum.</translation>
    </message>
    <message>
        <source>Preemptible nodes are offered for Kubernetes clusters only.</source>
        <translation>Nós preemptivos são oferecidos apenas para clusters Kubernetes.</translation>
    </message>
    <message>
        <source>The numbers to begin with are not known.</source>
        <translation>Não se conhecem os números de partida.</translation>
    </message>
    <message>
        <source>One of the targets is not allowed.</source>
        <translation>Uma das metas não é permitida.</translation>
    </message>
    <message>
        <source>Share the GPUs out between on-demand and preemptible, and see cost and chance</source>
        <translation>Divida as GPUs entre sob demanda e preemptivas e veja o custo e as chances</translation>
    </message>
</context>
<context>
    <name>deck::ui::ScaleFooter</name>
    <message>
        <source>Reset</source>
        <translation>Redefinir</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Voltar</translation>
    </message>
    <message>
        <source>Keep theirs</source>
        <translation>Manter a mudança alheia</translation>
    </message>
    <message>
        <source>Apply mine to the new state…</source>
        <translation>Aplicar a minha ao novo estado…</translation>
    </message>
    <message>
        <source>The request goes on when this window closes; the main window shows its outcome.</source>
        <translation>A requisição continua quando esta janela fecha; a janela principal mostra o resultado.</translation>
    </message>
    <message>
        <source>No connection: actions are off</source>
        <translation>Sem conexão: ações desativadas</translation>
    </message>
    <message>
        <source>Nothing changes until you confirm on the next page</source>
        <translation>Nada muda até você confirmar na próxima página</translation>
    </message>
    <message>
        <source>The cluster is being read again</source>
        <translation>O cluster está sendo lido de novo</translation>
    </message>
    <message>
        <source>Review removal…</source>
        <translation>Revisar remoção…</translation>
    </message>
    <message>
        <source>Review and purchase…</source>
        <translation>Revisar e comprar…</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>Fechar</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
</context>
<context>
    <name>deck::ui::ScaleSide</name>
    <message>
        <source>On-demand GPUs</source>
        <translation>GPUs sob demanda</translation>
    </message>
    <message>
        <source>Preemptible GPU target</source>
        <translation>Meta de GPUs preemptivas</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Agora</translation>
    </message>
    <message>
        <source>Target GPUs</source>
        <translation>Meta de GPUs</translation>
    </message>
    <message>
        <source>On-demand GPUs, target, step 8</source>
        <translation>GPUs sob demanda, meta, passo 8</translation>
    </message>
    <message>
        <source>Preemptible GPU target, step 8</source>
        <translation>Meta de GPUs preemptivas, passo 8</translation>
    </message>
    <message>
        <source>%1 on-demand GPUs</source>
        <translation>%1 GPUs sob demanda</translation>
    </message>
    <message>
        <source>%1 preemptible GPUs</source>
        <translation>%1 GPUs preemptivas</translation>
    </message>
    <message numerus="yes">
        <source>%n node(s)</source>
        <translation>
            <numerusform>%n nó</numerusform>
            <numerusform>%n nós</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 running</source>
        <translation>%1 em execução</translation>
    </message>
    <message>
        <source>**Slurm clusters use on-demand nodes only.** Preemptible nodes are offered for Kubernetes clusters during the preview.</source>
        <translation>**Clusters Slurm usam apenas nós sob demanda.** Nós preemptivos são oferecidos para clusters Kubernetes durante a prévia.</translation>
    </message>
    <message>
        <source>**Available now:** %1 on-demand GPUs</source>
        <translation>**Disponíveis agora:** %1 GPUs sob demanda</translation>
    </message>
    <message>
        <source>you ask for %1</source>
        <translation>você pede %1</translation>
    </message>
    <message>
        <source>%1 there are</source>
        <translation>há %1</translation>
    </message>
    <message>
        <source>%1 too many: the request may be refused</source>
        <translation>%1 a mais: a requisição pode ser recusada</translation>
    </message>
    <message>
        <source>%1 created at once</source>
        <translation>%1 criadas de imediato</translation>
    </message>
    <message>
        <source>%1 left over</source>
        <translation>%1 de sobra</translation>
    </message>
    <message>
        <source>**Spare now:** about %1 preemptible GPUs</source>
        <translation>**Livres agora:** cerca de %1 GPUs preemptivas</translation>
    </message>
    <message>
        <source>%1 needed to reach the target</source>
        <translation>faltam %1 para a meta</translation>
    </message>
    <message>
        <source>target reached</source>
        <translation>meta atingida</translation>
    </message>
    <message>
        <source>%1 may join soon</source>
        <translation>%1 podem entrar em breve</translation>
    </message>
    <message>
        <source>%1 wait for capacity, no date promised</source>
        <translation>%1 aguardam capacidade, sem data prometida</translation>
    </message>
    <message>
        <source>**Available now:** unknown</source>
        <translation>**Disponível agora:** desconhecido</translation>
    </message>
    <message>
        <source>How many there are is not known now, so the number cannot be changed.</source>
        <translation>Não se sabe agora quantas existem; por isso o número não pode ser mudado.</translation>
    </message>
    <message>
        <source>The target in force is not known. It stays as it is unless you set a number here.</source>
        <translation>A meta em vigor não é conhecida. Ela fica como está, a menos que você informe um número aqui.</translation>
    </message>
    <message numerus="yes">
        <source>%n node(s) more</source>
        <translation>
            <numerusform>%n nó a mais</numerusform>
            <numerusform>%n nós a mais</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n node(s) fewer</source>
        <translation>
            <numerusform>%n nó a menos</numerusform>
            <numerusform>%n nós a menos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>up to %n node(s) more</source>
        <translation>
            <numerusform>até %n nó a mais</numerusform>
            <numerusform>até %n nós a mais</numerusform>
        </translation>
    </message>
    <message>
        <source>no node leaves</source>
        <translation>nenhum nó sai</translation>
    </message>
</context>
<context>
    <name>deck::ui::ScaleWords</name>
    <message>
        <source>Buy %1 on-demand GPUs and raise the preemptible target to %2?</source>
        <translation>Comprar %1 GPUs sob demanda e aumentar a meta preemptiva para %2?</translation>
    </message>
    <message>
        <source>Buy %1 on-demand GPUs?</source>
        <translation>Comprar %1 GPUs sob demanda?</translation>
    </message>
    <message>
        <source>Raise the preemptible target to %1 GPUs?</source>
        <translation>Aumentar a meta preemptiva para %1 GPUs?</translation>
    </message>
    <message>
        <source>On-demand</source>
        <translation>Sob demanda</translation>
    </message>
    <message numerus="yes">
        <source>%1**%2 GPUs**, %n more node(s) now</source>
        <translation>
            <numerusform>%1**%2 GPUs**, mais %n nó agora</numerusform>
            <numerusform>%1**%2 GPUs**, mais %n nós agora</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%1**%2 GPUs**, %n node(s) less</source>
        <translation>
            <numerusform>%1**%2 GPUs**, %n nó a menos</numerusform>
            <numerusform>%1**%2 GPUs**, %n nós a menos</numerusform>
        </translation>
    </message>
    <message>
        <source>Preemptible target</source>
        <translation>Meta preemptiva</translation>
    </message>
    <message>
        <source>%1**%2 GPUs**, %3 running, filled over time</source>
        <translation>%1**%2 GPUs**, %3 em execução, preenchida aos poucos</translation>
    </message>
    <message>
        <source>Cost now</source>
        <translation>Custo agora</translation>
    </message>
    <message>
        <source>not known, no rates entered</source>
        <translation>não se sabe, nenhum preço informado</translation>
    </message>
    <message>
        <source>**%1**, %2</source>
        <translation>**%1**, %2</translation>
    </message>
    <message>
        <source>Cost when they run</source>
        <translation>Custo quando em execução</translation>
    </message>
    <message>
        <source>Cost when full</source>
        <translation>Custo quando cheio</translation>
    </message>
    <message>
        <source>Undo</source>
        <translation>Desfazer</translation>
    </message>
    <message>
        <source>Scale down at any time. Metered every 1 to 2 minutes</source>
        <translation>Reduza a qualquer momento. Medido a cada 1 a 2 minutos</translation>
    </message>
    <message>
        <source>Something is removed as well; that is asked for again before anything is sent.</source>
        <translation>Algo também é removido; isso é perguntado de novo antes de qualquer envio.</translation>
    </message>
    <message>
        <source>I agree to pay **a price that is not known here** until I scale down or delete.</source>
        <translation>Concordo em pagar **um preço que não é conhecido aqui** até reduzir ou excluir.</translation>
    </message>
    <message>
        <source>I agree to pay up to **%1 per hour** until I scale down or delete.</source>
        <translation>Concordo em pagar até **%1 por hora** até reduzir ou excluir.</translation>
    </message>
    <message>
        <source>Buy %1 GPUs, set target %2</source>
        <translation>Comprar %1 GPUs, definir meta %2</translation>
    </message>
    <message>
        <source>Buy %1 GPUs</source>
        <translation>Comprar %1 GPUs</translation>
    </message>
    <message>
        <source>Set target %1</source>
        <translation>Definir meta %1</translation>
    </message>
    <message numerus="yes">
        <source>Remove %n standard node(s) (%1 GPUs) and lower the target to %2</source>
        <translation>
            <numerusform>Remover %n nó padrão (%1 GPUs) e reduzir a meta para %2</numerusform>
            <numerusform>Remover %n nós padrão (%1 GPUs) e reduzir a meta para %2</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Remove %n standard node(s) (%1 GPUs)</source>
        <translation>
            <numerusform>Remover %n nó padrão (%1 GPUs)</numerusform>
            <numerusform>Remover %n nós padrão (%1 GPUs)</numerusform>
        </translation>
    </message>
    <message>
        <source>Lower the preemptible target from %1 to %2 GPUs</source>
        <translation>Reduzir a meta preemptiva de %1 para %2 GPUs</translation>
    </message>
    <message>
        <source>Lower to %1</source>
        <translation>Reduzir para %1</translation>
    </message>
    <message>
        <source>Remove and lower</source>
        <translation>Remover e reduzir</translation>
    </message>
    <message>
        <source>Remove node</source>
        <translation>Remover nó</translation>
    </message>
    <message>
        <source>Remove nodes</source>
        <translation>Remover nós</translation>
    </message>
    <message>
        <source>Keep %1</source>
        <translation>Manter %1</translation>
    </message>
    <message numerus="yes">
        <source>%n standard node(s) removed</source>
        <translation>
            <numerusform>%n nó padrão removido</numerusform>
            <numerusform>%n nós padrão removidos</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n waiting slot(s) dropped</source>
        <translation>
            <numerusform>%n vaga em espera descartada</numerusform>
            <numerusform>%n vagas em espera descartadas</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n running preemptible node(s) removed</source>
        <translation>
            <numerusform>%n nó preemptivo em execução removido</numerusform>
            <numerusform>%n nós preemptivos em execução removidos</numerusform>
        </translation>
    </message>
    <message>
        <source>What happens</source>
        <translation>O que acontece</translation>
    </message>
    <message>
        <source>Which nodes</source>
        <translation>Quais nós</translation>
    </message>
    <message>
        <source>Together picks the node. Cordoned nodes go first</source>
        <translation>A Together escolhe o nó. Nós isolados saem primeiro</translation>
    </message>
    <message>
        <source>Pods</source>
        <translation>Pods</translation>
    </message>
    <message>
        <source>not known without Kubernetes access; up to %1 GPUs of work stop</source>
        <translation>não se sabe sem acesso ao Kubernetes; o trabalho de até %1 GPUs para</translation>
    </message>
    <message>
        <source>Local disk</source>
        <translation>Disco local</translation>
    </message>
    <message>
        <source>**Everything on it is lost**</source>
        <translation>**Tudo o que há nele é perdido**</translation>
    </message>
    <message>
        <source>%1, unchanged</source>
        <translation>%1, sem mudança</translation>
    </message>
    <message>
        <source>%1 → **%2**, %3</source>
        <translation>%1 → **%2**, %3</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Padrão</translation>
    </message>
    <message>
        <source>Preemptible</source>
        <translation>Preemptivo</translation>
    </message>
    <message>
        <source>Buy again. Getting nodes back is **not guaranteed**</source>
        <translation>Compre de novo. Recuperar nós **não é garantido**</translation>
    </message>
    <message>
        <source>Raise the target again</source>
        <translation>Aumente a meta de novo</translation>
    </message>
    <message numerus="yes">
        <source>%n node(s) are draining already and count toward this.</source>
        <translation>
            <numerusform>%n nó já está em drenagem e conta para isso.</numerusform>
            <numerusform>%n nós já estão em drenagem e contam para isso.</numerusform>
        </translation>
    </message>
    <message>
        <source>On-demand GPUs are now %1, not %2.</source>
        <translation>As GPUs sob demanda agora são %1, não %2.</translation>
    </message>
    <message>
        <source>The preemptible target is now %1, not %2.</source>
        <translation>A meta preemptiva agora é %1, não %2.</translation>
    </message>
    <message>
        <source>Buy %1 on-demand GPUs and set the preemptible target to %2?</source>
        <translation>Comprar %1 GPUs sob demanda e definir a meta preemptiva em %2?</translation>
    </message>
    <message>
        <source>Set the preemptible target to %1 GPUs?</source>
        <translation>Definir a meta preemptiva em %1 GPUs?</translation>
    </message>
    <message>
        <source>Keep it as it is</source>
        <translation>Deixar como está</translation>
    </message>
</context>
<context>
    <name>deck::ui::Sidebar</name>
    <message>
        <source>Navigation</source>
        <translation>Navegação</translation>
    </message>
    <message>
        <source>Leave and choose another account…</source>
        <translation>Sair e escolher outra conta…</translation>
    </message>
    <message>
        <source>Fleet</source>
        <translation>Frota</translation>
    </message>
    <message>
        <source>Overview</source>
        <translation>Visão geral</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Custo</translation>
    </message>
    <message>
        <source>Clusters</source>
        <translation>Clusters</translation>
    </message>
    <message>
        <source>New cluster…</source>
        <translation>Novo cluster…</translation>
    </message>
    <message>
        <source>Demo: %1</source>
        <translation>Demonstração: %1</translation>
    </message>
    <message>
        <source>Demo, scenario %1</source>
        <translation>Demonstração, cenário %1</translation>
    </message>
    <message>
        <source>Account %1</source>
        <translation>Conta %1</translation>
    </message>
    <message>
        <source>Needs a connection</source>
        <translation>Requer conexão</translation>
    </message>
    <message>
        <source>Asks</source>
        <translation>Pedidos</translation>
    </message>
</context>
<context>
    <name>deck::ui::SpecWords</name>
    <message>
        <source>Enter a name.</source>
        <translation>Digite um nome.</translation>
    </message>
    <message>
        <source>Choose Kubernetes or Slurm.</source>
        <translation>Escolha Kubernetes ou Slurm.</translation>
    </message>
    <message>
        <source>Choose a region.</source>
        <translation>Escolha uma região.</translation>
    </message>
    <message>
        <source>Choose a GPU type.</source>
        <translation>Escolha um tipo de GPU.</translation>
    </message>
    <message>
        <source>Choose a driver.</source>
        <translation>Escolha um driver.</translation>
    </message>
    <message>
        <source>Enter a name for the volume.</source>
        <translation>Digite um nome para o volume.</translation>
    </message>
    <message>
        <source>Enter the shared memory in GiB, at least 1.</source>
        <translation>Digite a memória compartilhada em GiB, no mínimo 1.</translation>
    </message>
    <message>
        <source>Enter a project.</source>
        <translation>Digite um projeto.</translation>
    </message>
    <message>
        <source>Enter a number of GPUs.</source>
        <translation>Digite um número de GPUs.</translation>
    </message>
    <message>
        <source>GPUs come in steps of 8. Use %1 or %2.</source>
        <translation>GPUs vêm em passos de 8. Use %1 ou %2.</translation>
    </message>
    <message>
        <source>GPUs come in steps of 8.</source>
        <translation>GPUs vêm em passos de 8.</translation>
    </message>
    <message>
        <source>At least %1.</source>
        <translation>No mínimo %1.</translation>
    </message>
    <message>
        <source>Preemptible nodes are offered for Kubernetes clusters only.</source>
        <translation>Nós preemptivos são oferecidos apenas para clusters Kubernetes.</translation>
    </message>
    <message>
        <source>Preemptible capacity needs a project. Enter one in the first step.</source>
        <translation>Capacidade preemptiva exige um projeto. Informe um no primeiro passo.</translation>
    </message>
    <message>
        <source>This region does not offer this GPU type.</source>
        <translation>Esta região não oferece este tipo de GPU.</translation>
    </message>
    <message>
        <source>This region does not offer this driver.</source>
        <translation>Esta região não oferece este driver.</translation>
    </message>
    <message>
        <source>This region is not offered.</source>
        <translation>Esta região não é oferecida.</translation>
    </message>
    <message>
        <source>Use lower-case letters, digits and hyphens; begin and end with a letter or a digit.</source>
        <translation>Use letras minúsculas, dígitos e hifens; comece e termine com letra ou dígito.</translation>
    </message>
    <message>
        <source>At most %1 characters.</source>
        <translation>No máximo %1 caracteres.</translation>
    </message>
    <message>
        <source>Say how long the capacity is needed.</source>
        <translation>Informe por quanto tempo precisa da capacidade.</translation>
    </message>
    <message>
        <source>Sign-in needs issuer, client, user claim and group claim.</source>
        <translation>O login precisa de emissor, cliente e das declarações de usuário e de grupo.</translation>
    </message>
    <message>
        <source>From %1 to %2.</source>
        <translation>De %1 a %2.</translation>
    </message>
    <message>
        <source>This value is not allowed.</source>
        <translation>Este valor não é permitido.</translation>
    </message>
    <message>
        <source>The end must be after the start.</source>
        <translation>O fim deve ser depois do início.</translation>
    </message>
    <message>
        <source>Enter an address that begins with https://, without user name or password.</source>
        <translation>Digite um endereço que comece com https://, sem nome de usuário nem senha.</translation>
    </message>
    <message>
        <source>This moment has passed.</source>
        <translation>Este momento já passou.</translation>
    </message>
</context>
<context>
    <name>deck::ui::StateView</name>
    <message>
        <source>%1… %2 s</source>
        <extracomment>%1 is what is loading (&quot;Loading nodes&quot;), %2 the seconds it took so far.</extracomment>
        <translation>%1… %2 s</translation>
    </message>
    <message>
        <source>%1. This is slow; still trying.</source>
        <translation>%1. Está lento; ainda tentando.</translation>
    </message>
    <message>
        <source>Copy details</source>
        <translation>Copiar detalhes</translation>
    </message>
</context>
<context>
    <name>deck::ui::StateVisuals</name>
    <message>
        <source>Scheduled</source>
        <translation>Agendado</translation>
    </message>
    <message>
        <source>type unknown</source>
        <translation>tipo desconhecido</translation>
    </message>
    <message>
        <source>Created, details delayed</source>
        <translation>Criado, detalhes atrasados</translation>
    </message>
</context>
<context>
    <name>deck::ui::StateWords</name>
    <message>
        <source>Unknown</source>
        <translation>Desconhecido</translation>
    </message>
    <message>
        <source>Pending</source>
        <translation>Pendente</translation>
    </message>
    <message>
        <source>Scheduling</source>
        <translation>Agendando</translation>
    </message>
    <message>
        <source>Booting</source>
        <translation>Iniciando</translation>
    </message>
    <message>
        <source>Bootstrapping</source>
        <translation>Preparando</translation>
    </message>
    <message>
        <source>Running</source>
        <translation>Em execução</translation>
    </message>
    <message>
        <source>Succeeded</source>
        <translation>Concluído</translation>
    </message>
    <message>
        <source>Failed</source>
        <translation>Falhou</translation>
    </message>
    <message>
        <source>Paused</source>
        <translation>Pausado</translation>
    </message>
    <message>
        <source>Draining</source>
        <translation>Drenando</translation>
    </message>
    <message>
        <source>Removed</source>
        <translation>Removido</translation>
    </message>
    <message>
        <source>Waiting</source>
        <translation>Aguardando</translation>
    </message>
    <message>
        <source>Waiting for control plane</source>
        <translation>Aguardando plano de controle</translation>
    </message>
    <message>
        <source>Waiting for nodes</source>
        <translation>Aguardando nós</translation>
    </message>
    <message>
        <source>Waiting for subnet</source>
        <translation>Aguardando sub-rede</translation>
    </message>
    <message>
        <source>Waiting for volume</source>
        <translation>Aguardando volume</translation>
    </message>
    <message>
        <source>Installing drivers</source>
        <translation>Instalando drivers</translation>
    </message>
    <message>
        <source>Acceptance tests</source>
        <translation>Testes de aceitação</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>Pronto</translation>
    </message>
    <message>
        <source>Degraded</source>
        <translation>Degradado</translation>
    </message>
    <message>
        <source>On-demand paused</source>
        <translation>Sob demanda pausado</translation>
    </message>
    <message>
        <source>Deleting</source>
        <translation>Excluindo</translation>
    </message>
    <message>
        <source>Missing</source>
        <extracomment>A cluster that a good answer of the service no longer lists, though nothing says that it was deleted.</extracomment>
        <translation>Ausente</translation>
    </message>
    <message>
        <source>To approve</source>
        <translation>A aprovar</translation>
    </message>
    <message>
        <source>Approved</source>
        <translation>Aprovado</translation>
    </message>
    <message>
        <source>Quarantining</source>
        <translation>Pondo em quarentena</translation>
    </message>
    <message>
        <source>Quarantined</source>
        <translation>Em quarentena</translation>
    </message>
    <message>
        <source>In progress</source>
        <translation>Em andamento</translation>
    </message>
    <message>
        <source>Cancelled</source>
        <translation>Cancelado</translation>
    </message>
    <message>
        <source>Resolved by itself</source>
        <translation>Resolvido sozinho</translation>
    </message>
    <message>
        <source>Information</source>
        <translation>Informação</translation>
    </message>
    <message>
        <source>Warning</source>
        <translation>Aviso</translation>
    </message>
    <message>
        <source>Critical</source>
        <translation>Crítico</translation>
    </message>
    <message>
        <source>Preemption</source>
        <translation>Preempção</translation>
    </message>
    <message>
        <source>Good</source>
        <translation>Bom</translation>
    </message>
    <message>
        <source>Later</source>
        <translation>Depois</translation>
    </message>
    <message>
        <source>Class unknown</source>
        <translation>Classe desconhecida</translation>
    </message>
    <message>
        <source>Standard</source>
        <translation>Padrão</translation>
    </message>
    <message>
        <source>Preemptible</source>
        <translation>Preemptivo</translation>
    </message>
    <message>
        <source>Std</source>
        <extracomment>Short for &quot;Standard&quot;, for narrow columns.</extracomment>
        <translation>Pad</translation>
    </message>
    <message>
        <source>Pre</source>
        <extracomment>Short for &quot;Preemptible&quot;, for narrow columns.</extracomment>
        <translation>Pre</translation>
    </message>
    <message>
        <source>Draining?</source>
        <translation>Drenando?</translation>
    </message>
    <message>
        <source>%1, last known</source>
        <translation>%1, último estado conhecido</translation>
    </message>
</context>
<context>
    <name>deck::ui::StatusLine</name>
    <message>
        <source>Status</source>
        <translation>Status</translation>
    </message>
    <message>
        <source>Time zone of all times</source>
        <translation>Fuso de todas as horas</translation>
    </message>
    <message>
        <source>UTC</source>
        <translation>UTC</translation>
    </message>
    <message>
        <source>Local</source>
        <translation>Local</translation>
    </message>
    <message>
        <source>Show times in UTC or in local time (Ctrl+U)</source>
        <translation>Mostrar horas em UTC ou hora local (Ctrl+U)</translation>
    </message>
    <message>
        <source>Not connected</source>
        <translation>Não conectado</translation>
    </message>
    <message>
        <source>API %1 ms</source>
        <translation>API %1 ms</translation>
    </message>
    <message>
        <source>Rates: none entered</source>
        <translation>Preços: nenhum informado</translation>
    </message>
    <message>
        <source>Rates: %1, %2</source>
        <translation>Preços: %1, %2</translation>
    </message>
    <message>
        <source>Rates: %1</source>
        <translation>Preços: %1</translation>
    </message>
    <message numerus="yes">
        <source>%n field(s) odd</source>
        <translation>
            <numerusform>%n campo estranho</numerusform>
            <numerusform>%n campos estranhos</numerusform>
        </translation>
    </message>
    <message>
        <source>What was odd in the service&apos;s answers</source>
        <translation>O que havia de estranho nas respostas do serviço</translation>
    </message>
</context>
<context>
    <name>deck::ui::StepButton</name>
    <message>
        <source>done</source>
        <translation>concluído</translation>
    </message>
    <message>
        <source>current step</source>
        <translation>passo atual</translation>
    </message>
    <message>
        <source>later</source>
        <translation>depois</translation>
    </message>
</context>
<context>
    <name>deck::ui::StoragePage</name>
    <message>
        <source>A shared volume outlives nodes. The local disk of a node is lost with the node.</source>
        <translation>Um volume compartilhado sobrevive aos nós. O disco local de um nó se perde com ele.</translation>
    </message>
    <message>
        <source>V&amp;olume name</source>
        <translation>N&amp;ome do volume</translation>
    </message>
    <message>
        <source>&amp;Size</source>
        <translation>&amp;Tamanho</translation>
    </message>
    <message>
        <source>It can grow later and never shrink. Billed while it exists.</source>
        <translation>Pode crescer depois e nunca encolher. Cobrado enquanto existir.</translation>
    </message>
    <message>
        <source>&amp;Keep the volume when the cluster is deleted</source>
        <translation>&amp;Manter o volume quando o cluster for excluído</translation>
    </message>
    <message>
        <source>&amp;Existing volume</source>
        <translation>Volume &amp;existente</translation>
    </message>
    <message>
        <source>No s&amp;hared volume</source>
        <translation>&amp;Sem volume compartilhado</translation>
    </message>
    <message>
        <source>Checkpoints of preempted nodes then need another place, for example object storage.</source>
        <translation>Checkpoints de nós retomados precisam então de outro lugar, por exemplo, armazenamento de objetos.</translation>
    </message>
    <message>
        <source>Vol&amp;ume</source>
        <translation>Vol&amp;ume</translation>
    </message>
    <message>
        <source>The service does not say where a volume is. It must be in the region of the cluster.</source>
        <translation>O serviço não diz onde um volume está. Ele precisa estar na região do cluster.</translation>
    </message>
    <message>
        <source>Storage</source>
        <translation>Armazenamento</translation>
    </message>
    <message>
        <source>%1, new, %2</source>
        <translation>%1, novo, %2</translation>
    </message>
    <message>
        <source>none</source>
        <translation>nenhum</translation>
    </message>
    <message>
        <source>New shared &amp;volume, preferred</source>
        <translation>Novo &amp;volume compartilhado, preferível</translation>
    </message>
    <message>
        <source>Made together with the cluster, so both land in the same data centre. One that was made before can be in another part of the region and then cannot be attached.</source>
        <translation>Criado junto com o cluster, de modo que ambos ficam no mesmo datacenter. Um criado antes pode estar em outra parte da região e então não pode ser anexado.</translation>
    </message>
    <message>
        <source>Choose a volume.</source>
        <translation>Escolha um volume.</translation>
    </message>
</context>
<context>
    <name>deck::ui::TermWords</name>
    <message>
        <source>%1 %2</source>
        <extracomment>date and time with its zone, &quot;17 Jun 2026 08:00 UTC&quot;</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>Reserved</source>
        <translation>Reservado</translation>
    </message>
    <message>
        <source>Scheduled</source>
        <translation>Agendado</translation>
    </message>
    <message>
        <source>On-demand</source>
        <translation>Sob demanda</translation>
    </message>
    <message numerus="yes">
        <source>Reserved, %n day(s)</source>
        <translation>
            <numerusform>Reservado, %n dia</numerusform>
            <numerusform>Reservado, %n dias</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>reserved for %n day(s), paid up front, not refunded</source>
        <translation>
            <numerusform>reservado por %n dia, pago antecipadamente, sem reembolso</numerusform>
            <numerusform>reservado por %n dias, pago antecipadamente, sem reembolso</numerusform>
        </translation>
    </message>
    <message>
        <source>scheduled from %1 to %2</source>
        <translation>agendado de %1 a %2</translation>
    </message>
    <message>
        <source>scheduled from now to %1</source>
        <translation>agendado de agora a %1</translation>
    </message>
    <message>
        <source>on demand, by the hour</source>
        <translation>sob demanda, por hora</translation>
    </message>
    <message>
        <source>The sum up front is not known: the price book has no price of reserved GPUs, and the service tells none before it charges. The on-demand price does not apply.</source>
        <translation>O valor antecipado não é conhecido: a tabela de preços não tem preço de GPUs reservadas, e o serviço não informa nenhum antes de cobrar. O preço sob demanda não se aplica.</translation>
    </message>
    <message>
        <source>The price of scheduled GPUs is not published and not in the price book. The on-demand price does not apply.</source>
        <translation>O preço de GPUs agendadas não é publicado e não está na tabela de preços. O preço sob demanda não se aplica.</translation>
    </message>
    <message>
        <source>Metered every 1 to 2 minutes. %1</source>
        <translation>Medido a cada 1 a 2 minutos. %1</translation>
    </message>
    <message>
        <source>Reserved GPUs are paid up front, used or not.</source>
        <translation>GPUs reservadas são pagas antecipadamente, usadas ou não.</translation>
    </message>
    <message>
        <source>How scheduled GPUs are charged is not published.</source>
        <translation>Não se publica como as GPUs agendadas são cobradas.</translation>
    </message>
    <message>
        <source>%1 Preemptible GPUs: %2</source>
        <extracomment>first how standard GPUs are paid, then the rule for what is metered</extracomment>
        <translation>%1 GPUs preemptivas: %2</translation>
    </message>
    <message numerus="yes">
        <source>I agree to pay **a sum up front that is not known here** for %n day(s). It is not refunded.</source>
        <translation>
            <numerusform>Concordo em pagar **um valor antecipado que não é conhecido aqui** por %n dia. Ele não é reembolsado.</numerusform>
            <numerusform>Concordo em pagar **um valor antecipado que não é conhecido aqui** por %n dias. Ele não é reembolsado.</numerusform>
        </translation>
    </message>
    <message>
        <source>I agree to pay **a price that is not known here** for the scheduled window.</source>
        <translation>Concordo em pagar **um preço que não é conhecido aqui** pelo período agendado.</translation>
    </message>
    <message>
        <source>Beside it **a price per hour that is not known here** until I scale down or delete.</source>
        <translation>Além disso, **um preço por hora que não é conhecido aqui** até reduzir ou excluir.</translation>
    </message>
    <message>
        <source>Beside it up to **%1 per hour** until I scale down or delete.</source>
        <translation>Além disso, até **%1 por hora** até reduzir ou excluir.</translation>
    </message>
    <message>
        <source>I agree to pay **a price that is not known here** until I scale down or delete.</source>
        <translation>Concordo em pagar **um preço que não é conhecido aqui** até reduzir ou excluir.</translation>
    </message>
    <message>
        <source>I agree to pay **%1 per hour** from the start and up to **%2 per hour** when preemptible nodes fill in, until I scale down or delete.</source>
        <translation>Concordo em pagar **%1 por hora** desde o início e até **%2 por hora** quando os nós preemptivos entrarem, até reduzir ou excluir.</translation>
    </message>
    <message>
        <source>I agree to pay **%1 per hour** from the start, until I scale down or delete.</source>
        <translation>Concordo em pagar **%1 por hora** desde o início, até reduzir ou excluir.</translation>
    </message>
    <message numerus="yes">
        <source>Create and pay %n day(s)</source>
        <translation>
            <numerusform>Criar e pagar %n dia</numerusform>
            <numerusform>Criar e pagar %n dias</numerusform>
        </translation>
    </message>
    <message>
        <source>Create and pay up front</source>
        <translation>Criar e pagar antecipadamente</translation>
    </message>
    <message>
        <source>Create and book the window</source>
        <translation>Criar e agendar o período</translation>
    </message>
    <message numerus="yes">
        <source>**Now:** %n standard node(s) created and paid for up front.</source>
        <translation>
            <numerusform>**Agora:** %n nó padrão criado e pago antecipadamente.</numerusform>
            <numerusform>**Agora:** %n nós padrão criados e pagos antecipadamente.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>**From %1:** %n standard node(s), booked now.</source>
        <translation>
            <numerusform>**A partir de %1:** %n nó padrão, agendado agora.</numerusform>
            <numerusform>**A partir de %1:** %n nós padrão, agendados agora.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>**Now:** %n standard node(s) created for the scheduled window.</source>
        <translation>
            <numerusform>**Agora:** %n nó padrão criado para o período agendado.</numerusform>
            <numerusform>**Agora:** %n nós padrão criados para o período agendado.</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>**Now:** %n standard node(s) created. %1</source>
        <translation>
            <numerusform>**Agora:** %n nó padrão criado. %1</numerusform>
            <numerusform>**Agora:** %n nós padrão criados. %1</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>deck::ui::TimeChart</name>
    <message>
        <source>estimated</source>
        <extracomment>Beside a band of a chart: figures in it are estimated because that time was not observed.</extracomment>
        <translation>estimado</translation>
    </message>
    <message>
        <source>%1 to %2</source>
        <extracomment>A span of time in the card of a chart: &quot;13:45 to 14:00 UTC&quot;.</extracomment>
        <translation>%1 a %2</translation>
    </message>
</context>
<context>
    <name>deck::ui::TimelineLegend</name>
    <message>
        <source>Waiting</source>
        <translation>Aguardando</translation>
    </message>
    <message>
        <source>Drain window</source>
        <translation>Janela de drenagem</translation>
    </message>
    <message>
        <source>Preemption notice</source>
        <translation>Aviso de preempção</translation>
    </message>
    <message>
        <source>Not observed</source>
        <translation>Não observado</translation>
    </message>
    <message>
        <source>Ctrl+wheel zooms, drag pans, [ ] step events</source>
        <translation>Ctrl+roda amplia, arrastar desloca, [ ] percorre eventos</translation>
    </message>
    <message>
        <source>Legend: %1</source>
        <translation>Legenda: %1</translation>
    </message>
</context>
<context>
    <name>deck::ui::TimelinePage</name>
    <message>
        <source>1 h</source>
        <translation>1 h</translation>
    </message>
    <message>
        <source>6 h</source>
        <translation>6 h</translation>
    </message>
    <message>
        <source>24 h</source>
        <translation>24 h</translation>
    </message>
    <message>
        <source>7 d</source>
        <translation>7 d</translation>
    </message>
    <message>
        <source>Time shown</source>
        <translation>Tempo exibido</translation>
    </message>
    <message>
        <source>Follow now</source>
        <translation>Seguir agora</translation>
    </message>
    <message>
        <source>Zoom out</source>
        <translation>Reduzir zoom</translation>
    </message>
    <message>
        <source>Zoom in</source>
        <translation>Ampliar zoom</translation>
    </message>
    <message>
        <source>Events</source>
        <translation>Eventos</translation>
    </message>
    <message>
        <source>Preemption</source>
        <translation>Preempção</translation>
    </message>
    <message>
        <source>Failure</source>
        <translation>Falha</translation>
    </message>
    <message>
        <source>Scaling</source>
        <translation>Escala</translation>
    </message>
    <message>
        <source>Phases</source>
        <translation>Fases</translation>
    </message>
    <message>
        <source>Other</source>
        <translation>Outros</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <translation>%1 %2</translation>
    </message>
    <message>
        <source>No event of these kinds</source>
        <translation>Nenhum evento destes tipos</translation>
    </message>
    <message numerus="yes">
        <source>%n event(s) of other kinds.</source>
        <translation>
            <numerusform>%n evento de outros tipos.</numerusform>
            <numerusform>%n eventos de outros tipos.</numerusform>
        </translation>
    </message>
    <message>
        <source>Show all kinds</source>
        <translation>Mostrar todos os tipos</translation>
    </message>
    <message>
        <source>Nothing has happened yet</source>
        <translation>Nada aconteceu ainda</translation>
    </message>
    <message>
        <source>Nodes and events appear here when the service reports them. What happened before this app first looked is shown as far as the service still knows it.</source>
        <translation>Nós e eventos aparecem aqui quando o serviço os informa. O que ocorreu antes da primeira leitura é exibido até onde o serviço ainda sabe.</translation>
    </message>
    <message>
        <source>Retry</source>
        <translation>Tentar de novo</translation>
    </message>
    <message>
        <source>Loading the timeline</source>
        <translation>Carregando a linha do tempo</translation>
    </message>
</context>
<context>
    <name>deck::ui::TimelinePainter</name>
    <message>
        <source>show</source>
        <translation>mostrar</translation>
    </message>
    <message>
        <source>Now</source>
        <translation>Agora</translation>
    </message>
    <message>
        <source>Node</source>
        <translation>Nó</translation>
    </message>
</context>
<context>
    <name>deck::ui::TimelineWords</name>
    <message>
        <source>Unfilled slots</source>
        <translation>Vagas não preenchidas</translation>
    </message>
    <message numerus="yes">
        <source>%n unfilled slot(s)</source>
        <translation>
            <numerusform>%n vaga não preenchida</numerusform>
            <numerusform>%n vagas não preenchidas</numerusform>
        </translation>
    </message>
    <message>
        <source>until %1</source>
        <translation>até %1</translation>
    </message>
    <message>
        <source>none now</source>
        <translation>nenhuma agora</translation>
    </message>
    <message numerus="yes">
        <source>%n GPU(s)</source>
        <translation>
            <numerusform>%n GPU</numerusform>
            <numerusform>%n GPUs</numerusform>
        </translation>
    </message>
    <message>
        <source>window over</source>
        <translation>prazo encerrado</translation>
    </message>
    <message numerus="yes">
        <source>Standard, %n node(s)</source>
        <translation>
            <numerusform>Padrão, %n nó</numerusform>
            <numerusform>Padrão, %n nós</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Preemptible, %1 of %n node(s)</source>
        <translation>
            <numerusform>Preemptivo, %1 de %n nó</numerusform>
            <numerusform>Preemptivo, %1 de %n nós</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Preemptible, %n node(s)</source>
        <translation>
            <numerusform>Preemptivo, %n nó</numerusform>
            <numerusform>Preemptivo, %n nós</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Class unknown, %n node(s)</source>
        <translation>
            <numerusform>Classe desconhecida, %n nó</numerusform>
            <numerusform>Classe desconhecida, %n nós</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Left in this range, %n node(s)</source>
        <translation>
            <numerusform>Saiu neste intervalo, %n nó</numerusform>
            <numerusform>Saíram neste intervalo, %n nós</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n preempted</source>
        <translation>
            <numerusform>%n retomado</numerusform>
            <numerusform>%n retomados</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n failed</source>
        <translation>
            <numerusform>%n com falha</numerusform>
            <numerusform>%n com falha</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n removed otherwise</source>
        <translation>
            <numerusform>%n removido por outro motivo</numerusform>
            <numerusform>%n removidos por outro motivo</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 running, %2 waiting</source>
        <translation>%1 em execução, %2 aguardando</translation>
    </message>
    <message>
        <source>%1 running</source>
        <translation>%1 em execução</translation>
    </message>
    <message>
        <source>%1 of %2 running</source>
        <translation>%1 de %2 em execução</translation>
    </message>
    <message>
        <source>%1 at %2</source>
        <translation>%1 às %2</translation>
    </message>
    <message numerus="yes">
        <source>%n unchanged node(s)</source>
        <translation>
            <numerusform>%n nó sem mudança</numerusform>
            <numerusform>%n nós sem mudança</numerusform>
        </translation>
    </message>
    <message>
        <source>Waiting for capacity</source>
        <translation>Aguardando capacidade</translation>
    </message>
    <message>
        <source>%1 %2</source>
        <extracomment>a state and for how long, &quot;Running 3 h 10 min&quot;</extracomment>
        <translation>%1 %2</translation>
    </message>
    <message numerus="yes">
        <source>%1, %n GPU(s)</source>
        <translation>
            <numerusform>%1, %n GPU</numerusform>
            <numerusform>%1, %n GPUs</numerusform>
        </translation>
    </message>
    <message>
        <source>%1, %2, %3 to %4</source>
        <translation>%1, %2, %3 a %4</translation>
    </message>
    <message>
        <source>%1, %2, since %3</source>
        <translation>%1, %2, desde %3</translation>
    </message>
    <message>
        <source>Notice</source>
        <translation>Aviso</translation>
    </message>
    <message>
        <source>Removed</source>
        <translation>Removido</translation>
    </message>
    <message>
        <source>%1 (%2 of %3)</source>
        <translation>%1 (%2 de %3)</translation>
    </message>
    <message>
        <source>Leaves by</source>
        <translation>Sai até</translation>
    </message>
    <message>
        <source>Left</source>
        <translation>Restam</translation>
    </message>
    <message>
        <source>Pods</source>
        <translation>Pods</translation>
    </message>
    <message>
        <source>not known without Kubernetes access</source>
        <translation>não se sabe sem acesso ao Kubernetes</translation>
    </message>
    <message>
        <source>Changes</source>
        <translation>Mudanças</translation>
    </message>
    <message numerus="yes">
        <source>%n close together</source>
        <translation>
            <numerusform>%n próximo</numerusform>
            <numerusform>%n próximos</numerusform>
        </translation>
    </message>
    <message>
        <source>States</source>
        <translation>Estados</translation>
    </message>
    <message>
        <source>State</source>
        <translation>Estado</translation>
    </message>
    <message>
        <source>From</source>
        <translation>De</translation>
    </message>
    <message>
        <source>Until</source>
        <translation>Até</translation>
    </message>
    <message>
        <source>Took</source>
        <translation>Durou</translation>
    </message>
    <message>
        <source>For</source>
        <translation>Há</translation>
    </message>
    <message>
        <source>GPUs</source>
        <translation>GPUs</translation>
    </message>
    <message>
        <source>Cost</source>
        <translation>Custo</translation>
    </message>
    <message>
        <source>none until they join</source>
        <translation>nenhum até entrarem</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>Motivo</translation>
    </message>
    <message>
        <source>Time</source>
        <translation>Hora</translation>
    </message>
    <message>
        <source>estimated: first missing then</source>
        <translation>estimado: ausente pela primeira vez então</translation>
    </message>
    <message>
        <source>taken back</source>
        <translation>retomado</translation>
    </message>
    <message>
        <source>scaled down</source>
        <translation>reduzido</translation>
    </message>
    <message>
        <source>failed</source>
        <translation>falhou</translation>
    </message>
    <message>
        <source>cluster deleted</source>
        <translation>cluster excluído</translation>
    </message>
    <message>
        <source>not explained</source>
        <translation>sem explicação</translation>
    </message>
    <message>
        <source>Bands</source>
        <translation>Faixas</translation>
    </message>
    <message>
        <source>as reported afterwards</source>
        <translation>conforme informado depois</translation>
    </message>
    <message>
        <source>Not observed</source>
        <translation>Não observado</translation>
    </message>
    <message>
        <source>not observed</source>
        <translation>não observado</translation>
    </message>
    <message>
        <source>Timeline, table, empty</source>
        <translation>Linha do tempo, tabela, vazia</translation>
    </message>
    <message numerus="yes">
        <source>Timeline, table, %n lane(s)</source>
        <translation>
            <numerusform>Linha do tempo, tabela, %n faixa</numerusform>
            <numerusform>Linha do tempo, tabela, %n faixas</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>deck::ui::Toast</name>
    <message>
        <source>Dismiss</source>
        <translation>Dispensar</translation>
    </message>
</context>
<context>
    <name>deck::ui::VolumeWords</name>
    <message>
        <source>Choose a region.</source>
        <translation>Escolha uma região.</translation>
    </message>
    <message>
        <source>Enter a name for the volume.</source>
        <translation>Digite um nome para o volume.</translation>
    </message>
    <message>
        <source>Use lower-case letters, digits and hyphens; begin and end with a letter or a digit.</source>
        <translation>Use letras minúsculas, dígitos e hifens; comece e termine com letra ou dígito.</translation>
    </message>
    <message>
        <source>At most %1 characters.</source>
        <translation>No máximo %1 caracteres.</translation>
    </message>
    <message>
        <source>Volumes come in whole TiB, from %1 on. Use %1.</source>
        <translation>Os volumes têm TiB inteiros, a partir de %1. Use %1.</translation>
    </message>
    <message>
        <source>This region is not offered.</source>
        <translation>Esta região não é oferecida.</translation>
    </message>
    <message>
        <source>The service only grows volumes; a smaller one needs its account team. Use %1 TiB or more.</source>
        <translation>O serviço só aumenta volumes; para um menor, é preciso falar com a equipe da conta. Use %1 TiB ou mais.</translation>
    </message>
    <message>
        <source>The service does not say how large this volume is, so no number is known to be larger.</source>
        <translation>O serviço não informa o tamanho deste volume, portanto não se sabe de nenhum número maior.</translation>
    </message>
    <message>
        <source>**The volume is being created.**</source>
        <translation>**O volume está sendo criado.**</translation>
    </message>
    <message>
        <source>**The volume is being deleted.**</source>
        <translation>**O volume está sendo excluído.**</translation>
    </message>
    <message>
        <source>**The new size was accepted.**</source>
        <translation>**O novo tamanho foi aceito.**</translation>
    </message>
    <message>
        <source>**The answer did not arrive.** The volume may have been created. Volumes are read to find out; nothing is sent again.</source>
        <translation>**A resposta não chegou.** O volume pode ter sido criado. Os volumes são lidos para descobrir; nada é enviado de novo.</translation>
    </message>
    <message>
        <source>**The answer did not arrive.** The volume may have been deleted. It is read to find out; nothing is sent again.</source>
        <translation>**A resposta não chegou.** O volume pode ter sido excluído. Ele é lido para descobrir; nada é enviado de novo.</translation>
    </message>
    <message>
        <source>**The answer did not arrive.** The volume may have grown. It is read to find out; nothing is sent again.</source>
        <translation>**A resposta não chegou.** O volume pode ter aumentado. Ele é lido para descobrir; nada é enviado de novo.</translation>
    </message>
    <message>
        <source>**Two looks found no such volume.** It is still possible that one appears. Nothing is sent again unless you do it.</source>
        <translation>**Duas consultas não encontraram esse volume.** Ainda é possível que apareça. Nada é enviado de novo, a menos que você o faça.</translation>
    </message>
    <message>
        <source>**Two looks found the volume still there.** It is still possible that it goes. Nothing is sent again unless you do it.</source>
        <translation>**Duas consultas encontraram o volume ainda lá.** Ainda é possível que suma. Nada é enviado de novo, a menos que você o faça.</translation>
    </message>
    <message>
        <source>**Two looks found the size unchanged.** It is still possible that it grows. Nothing is sent again unless you do it.</source>
        <translation>**Duas consultas encontraram o tamanho inalterado.** Ainda é possível que aumente. Nada é enviado de novo, a menos que você o faça.</translation>
    </message>
    <message>
        <source>Nothing was sent.</source>
        <translation>Nada foi enviado.</translation>
    </message>
    <message>
        <source>It is attached to a cluster. Delete that cluster first, or keep the volume.</source>
        <translation>Está anexado a um cluster. Exclua antes esse cluster ou mantenha o volume.</translation>
    </message>
    <message>
        <source>The service has no such volume any more.</source>
        <translation>O serviço não tem mais esse volume.</translation>
    </message>
    <message>
        <source>The service only grows volumes, and this would not be larger. Nothing was sent.</source>
        <translation>O serviço só aumenta volumes, e este não ficaria maior. Nada foi enviado.</translation>
    </message>
    <message>
        <source>**%1.** %2</source>
        <translation>**%1.** %2</translation>
    </message>
    <message>
        <source>**This may be it:** ``%1``, ``%2``. The service does not say when it was made.</source>
        <translation>**Pode ser este:** ``%1``, ``%2``. O serviço não informa quando foi criado.</translation>
    </message>
    <message>
        <source>**It is not known whether the volume %1 was created.** The answer was lost at %2. The volumes are read to find out; nothing is sent again.</source>
        <translation>**Não se sabe se o volume %1 foi criado.** A resposta se perdeu às %2. Os volumes são lidos para descobrir; nada é enviado de novo.</translation>
    </message>
    <message>
        <source>**It is not known whether the change of the volume %1 arrived.** The answer was lost at %2. The volume is read to find out; nothing is sent again.</source>
        <translation>**Não se sabe se a mudança do volume %1 chegou.** A resposta se perdeu às %2. O volume é lido para descobrir; nada é enviado de novo.</translation>
    </message>
    <message>
        <source>**Is this the volume %1 you created?** The answer was lost at %2, and a volume of that name has appeared since.</source>
        <translation>**Este é o volume %1 que você criou?** A resposta se perdeu às %2, e desde então apareceu um volume com esse nome.</translation>
    </message>
    <message>
        <source>**The volume %1 was changed by someone else.** The answer to your change was lost at %2, and it has %3 now. Nothing is sent again unless you do it.</source>
        <translation>**O volume %1 foi alterado por outra pessoa.** A resposta à sua mudança se perdeu às %2, e agora ele tem %3. Nada é enviado de novo, a menos que você o faça.</translation>
    </message>
    <message>
        <source>**The volume %1 was changed by someone else.** It has %3 now. Your change of %2 was held back; nothing was sent.</source>
        <translation>**O volume %1 foi alterado por outra pessoa.** Agora ele tem %3. Sua mudança das %2 foi retida; nada foi enviado.</translation>
    </message>
    <message>
        <source>**No volume %1 has appeared.** The answer to creating it was lost at %2. Two looks found none; it can still appear.</source>
        <translation>**Nenhum volume %1 apareceu.** A resposta à criação se perdeu às %2. Duas consultas não encontraram nenhum; ele ainda pode aparecer.</translation>
    </message>
    <message>
        <source>**The volume %1 looks unchanged.** The answer to changing it was lost at %2. It can still change.</source>
        <translation>**O volume %1 parece inalterado.** A resposta à mudança se perdeu às %2. Ele ainda pode mudar.</translation>
    </message>
    <message>
        <source>The volume %1 was not created</source>
        <translation>O volume %1 não foi criado</translation>
    </message>
    <message>
        <source>The volume %1 was not deleted</source>
        <translation>O volume %1 não foi excluído</translation>
    </message>
    <message>
        <source>The volume %1 was not grown</source>
        <translation>O volume %1 não foi aumentado</translation>
    </message>
    <message>
        <source>The volume %1 is being created</source>
        <translation>O volume %1 está sendo criado</translation>
    </message>
    <message>
        <source>The volume %1 is being deleted</source>
        <translation>O volume %1 está sendo excluído</translation>
    </message>
    <message>
        <source>The volume %1 grows to %2 TiB</source>
        <translation>O volume %1 passa a %2 TiB</translation>
    </message>
    <message>
        <source>It costs from now on, attached to a cluster or not.</source>
        <translation>Ele custa a partir de agora, anexado a um cluster ou não.</translation>
    </message>
    <message>
        <source>Its history and costs stay here.</source>
        <translation>Seu histórico e seus custos ficam aqui.</translation>
    </message>
    <message>
        <source>It cannot be made smaller again.</source>
        <translation>Não é possível reduzi-lo depois.</translation>
    </message>
</context>
<context>
    <name>deck::ui::WhatIfDialog</name>
    <message>
        <source>What if</source>
        <translation>E se</translation>
    </message>
    <message>
        <source>Share the GPUs out between the two classes and see what it costs. Nothing is sent.</source>
        <translation>Divida as GPUs entre as duas classes e veja quanto custa. Nada é enviado.</translation>
    </message>
    <message>
        <source>GPUs in all</source>
        <translation>Total de GPUs</translation>
    </message>
    <message>
        <source>GPUs in all, step 8</source>
        <translation>Total de GPUs, de 8 em 8</translation>
    </message>
    <message>
        <source>Preemptible share</source>
        <translation>Parcela preemptiva</translation>
    </message>
    <message>
        <source>Preemptible GPUs, step 8</source>
        <translation>GPUs preemptivas, de 8 em 8</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>Cancelar</translation>
    </message>
    <message>
        <source>Use this split</source>
        <translation>Usar esta divisão</translation>
    </message>
    <message numerus="yes">
        <source>= %n node(s) with 8 GPUs each</source>
        <translation>
            <numerusform>= %n nó com 8 GPUs</numerusform>
            <numerusform>= %n nós com 8 GPUs cada</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 GPUs</source>
        <translation>%1 GPUs</translation>
    </message>
    <message>
        <source>%1 GPUs, %2</source>
        <translation>%1 GPUs, %2</translation>
    </message>
    <message>
        <source>%1 on-demand, %2 preemptible</source>
        <translation>%1 sob demanda, %2 preemptivas</translation>
    </message>
    <message>
        <source>%1 × %2</source>
        <translation>%1 × %2</translation>
    </message>
    <message>
        <source>With none of the preemptible GPUs filled</source>
        <translation>Com nenhuma das GPUs preemptivas preenchida</translation>
    </message>
    <message>
        <source>With all of them filled</source>
        <translation>Com todas preenchidas</translation>
    </message>
    <message>
        <source>%1 + %2</source>
        <translation>%1 + %2</translation>
    </message>
    <message>
        <source>All on-demand instead</source>
        <translation>Tudo sob demanda</translation>
    </message>
    <message>
        <source>Saved against all on-demand, when filled</source>
        <translation>Economia em relação a tudo sob demanda, quando preenchido</translation>
    </message>
    <message>
        <source>%1.</source>
        <translation>%1.</translation>
    </message>
    <message>
        <source>GPUs only; storage costs the same either way.</source>
        <translation>Apenas GPUs; o armazenamento custa o mesmo de qualquer forma.</translation>
    </message>
    <message>
        <source>Reserved GPUs have no hourly price here.</source>
        <translation>GPUs reservadas não têm preço por hora aqui.</translation>
    </message>
    <message numerus="yes">
        <source>%n GPU(s) are paid by the reservation.</source>
        <translation>
            <numerusform>%n GPU é paga pela reserva.</numerusform>
            <numerusform>%n GPUs são pagas pela reserva.</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>deck::ui::WindowMenus</name>
    <message>
        <source>&amp;File</source>
        <translation>&amp;Arquivo</translation>
    </message>
    <message>
        <source>&amp;Cluster</source>
        <translation>&amp;Cluster</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>E&amp;xibir</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>A&amp;juda</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>&amp;Tema</translation>
    </message>
    <message>
        <source>&amp;Language</source>
        <translation>&amp;Idioma</translation>
    </message>
    <message>
        <source>&amp;New cluster…</source>
        <translation>&amp;Novo cluster…</translation>
    </message>
    <message>
        <source>Export costs as &amp;CSV…</source>
        <translation>Exportar custos como &amp;CSV…</translation>
    </message>
    <message>
        <source>Export costs as &amp;JSON…</source>
        <translation>Exportar custos como &amp;JSON…</translation>
    </message>
    <message>
        <source>&amp;Leave this account…</source>
        <translation>&amp;Sair desta conta…</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>&amp;Encerrar</translation>
    </message>
    <message>
        <source>&amp;Scale…</source>
        <translation>E&amp;scalar…</translation>
    </message>
    <message>
        <source>Copy &amp;ID</source>
        <translation>Copiar &amp;ID</translation>
    </message>
    <message>
        <source>&amp;Delete…</source>
        <translation>&amp;Excluir…</translation>
    </message>
    <message>
        <source>&amp;Previous cluster</source>
        <translation>Cluster &amp;anterior</translation>
    </message>
    <message>
        <source>Ne&amp;xt cluster</source>
        <translation>Pró&amp;ximo cluster</translation>
    </message>
    <message>
        <source>&amp;Overview</source>
        <translation>&amp;Visão geral</translation>
    </message>
    <message>
        <source>&amp;Nodes</source>
        <translation>&amp;Nós</translation>
    </message>
    <message>
        <source>&amp;Timeline</source>
        <translation>&amp;Linha do tempo</translation>
    </message>
    <message>
        <source>&amp;Cost</source>
        <translation>&amp;Custos</translation>
    </message>
    <message>
        <source>Fleet &amp;overview</source>
        <translation>Visão &amp;geral da frota</translation>
    </message>
    <message>
        <source>Fleet &amp;cost</source>
        <translation>&amp;Custos da frota</translation>
    </message>
    <message>
        <source>&amp;Refresh</source>
        <translation>At&amp;ualizar</translation>
    </message>
    <message>
        <source>Show times in local &amp;zone</source>
        <translation>Mostrar horas no &amp;fuso local</translation>
    </message>
    <message>
        <source>Next &amp;pane</source>
        <translation>Próximo &amp;painel</translation>
    </message>
    <message>
        <source>Go to newest &amp;message</source>
        <translation>Ir para a &amp;mensagem mais recente</translation>
    </message>
    <message>
        <source>&amp;Keys</source>
        <translation>&amp;Teclas</translation>
    </message>
    <message>
        <source>&amp;About ClusterDeck</source>
        <translation>&amp;Sobre o ClusterDeck</translation>
    </message>
    <message>
        <source>As the &amp;system</source>
        <translation>Como o &amp;sistema</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>&amp;Claro</translation>
    </message>
    <message>
        <source>&amp;Dark</source>
        <translation>&amp;Escuro</translation>
    </message>
    <message>
        <source>&amp;Diagnostics…</source>
        <translation>&amp;Diagnóstico…</translation>
    </message>
    <message>
        <source>&amp;Accounts</source>
        <translation>&amp;Contas</translation>
    </message>
    <message>
        <source>Enter another &amp;key…</source>
        <translation>Informar outra &amp;chave…</translation>
    </message>
    <message>
        <source>&amp;Node</source>
        <translation>&amp;Nó</translation>
    </message>
    <message>
        <source>Show &amp;details</source>
        <translation>Mostrar &amp;detalhes</translation>
    </message>
    <message>
        <source>Show in &amp;timeline</source>
        <translation>Mostrar na &amp;linha do tempo</translation>
    </message>
    <message>
        <source>&amp;Copy name</source>
        <translation>&amp;Copiar nome</translation>
    </message>
    <message>
        <source>&amp;Asks</source>
        <translation>&amp;Pedidos</translation>
    </message>
</context>
<context>
    <name>deck::ui::Workspace</name>
    <message>
        <source>%1 was not created</source>
        <translation>%1 não foi criado</translation>
    </message>
    <message>
        <source>%1 was not changed</source>
        <translation>%1 não foi alterado</translation>
    </message>
    <message>
        <source>%1 was not deleted</source>
        <translation>%1 não foi excluído</translation>
    </message>
    <message>
        <source>Nothing was sent.</source>
        <translation>Nada foi enviado.</translation>
    </message>
    <message>
        <source>%1 is being created</source>
        <translation>%1 está sendo criado</translation>
    </message>
    <message>
        <source>%1: targets saved</source>
        <translation>%1: metas salvas</translation>
    </message>
    <message>
        <source>Nodes appear as the service brings them up.</source>
        <translation>Os nós aparecem conforme o serviço os inicia.</translation>
    </message>
    <message>
        <source>Standard GPUs come now; preemptible ones join when capacity is there. No date is promised.</source>
        <translation>GPUs padrão chegam agora; as preemptivas entram quando houver capacidade. Nenhuma data é prometida.</translation>
    </message>
    <message>
        <source>Show</source>
        <translation>Mostrar</translation>
    </message>
    <message>
        <source>%1 is being deleted</source>
        <translation>%1 está sendo excluído</translation>
    </message>
    <message>
        <source>Its history and costs stay here.</source>
        <translation>Seu histórico e seus custos ficam aqui.</translation>
    </message>
</context>
</TS>
