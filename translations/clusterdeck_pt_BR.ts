<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="pt_BR" sourcelanguage="en">
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
        <source>The answer is not from the GPU clusters service.</source>
        <translation>A resposta não vem do serviço de clusters de GPU.</translation>
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
    <name>deck::ui::Toast</name>
    <message>
        <source>Dismiss</source>
        <translation>Dispensar</translation>
    </message>
</context>
</TS>
