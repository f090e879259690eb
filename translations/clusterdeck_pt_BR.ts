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
        <translation>%1 e %2</translation>
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
    <name>deck::ui::ChartCard</name>
    <message>
        <source>Total</source>
        <translation>Total</translation>
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
        <source>On-demand nodes are created at once or the request is refused. **The preemptible target is saved at once; nodes join one by one when capacity exists**, and can leave again with 5 minutes’ notice or less.</source>
        <translation>Nós sob demanda são criados de imediato ou a requisição é recusada. **A meta preemptiva é salva de imediato; os nós entram um a um quando há capacidade** e podem sair de novo com aviso de 5 minutos ou menos.</translation>
    </message>
    <message>
        <source>Reset</source>
        <translation>Redefinir</translation>
    </message>
    <message>
        <source>Back</source>
        <translation>Voltar</translation>
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
        <source>**This cluster is no longer listed.** Nothing can be changed.</source>
        <translation>**Este cluster não está mais na lista.** Nada pode ser alterado.</translation>
    </message>
    <message>
        <source>**The cluster was changed by someone else.** %1 Nothing was sent.</source>
        <translation>**O cluster foi alterado por outra pessoa.** %1 Nada foi enviado.</translation>
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
        <source>Availability is not reported for this region. The request may be refused or wait.</source>
        <translation>A disponibilidade não é informada para esta região. A requisição pode ser recusada ou aguardar.</translation>
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
        <translation>%1 e %2</translation>
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
</TS>
