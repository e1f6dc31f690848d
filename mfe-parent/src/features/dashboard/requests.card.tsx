import type { Page, TutorRequest } from '@porao/contracts';
import { CardState, type CardStateProps, TitledCard } from '@porao/features';
import { formatNumber } from '@porao/platform';
import { Group, LinkAnchor, LinkButton, Stack, Text } from '@porao/ui';
import { t } from '../../common/messages.ts';
import { paths } from '../../common/paths.ts';
import { AgainLink } from '../../common/requests/again.link.tsx';
import { RequestWait, StageBadge, StageReason } from '../../common/requests/stage.tsx';

type Requests = Pick<Page<TutorRequest>, 'data'>;

/** Requests that something still happens to, each with its next step. */
export function RequestsCard({ source }: Pick<CardStateProps<Requests>, 'source'>) {
  return (
    <TitledCard
      title={t('requests.title')}
      beside={<LinkAnchor to={paths.tutorRequests}>{t('requests.all')}</LinkAnchor>}
    >
      <CardState source={source}>
        {({ data }) => {
          const rows = openOf(data);
          if (rows.length === 0) {
            return (
              <Group justify="space-between">
                <Text tone="dim">{t('dashboard.requests.none')}</Text>
                <LinkButton size="sm" to={paths.hireTutor}>
                  {t('requests.hire')}
                </LinkButton>
              </Group>
            );
          }
          return (
            <Stack as="ul" aria-label={t('requests.title')}>
              {rows.map((request) => (
                <Stack as="li" gap="2xs" key={request.id}>
                  <RequestRow request={request} />
                </Stack>
              ))}
            </Stack>
          );
        }}
      </CardState>
    </TitledCard>
  );
}

const over = ['Rejected', 'Withdrawn', 'Closed'];

/** Open ones, and the newest one however it ended, unless its tutor is teaching. Newest first. */
const openOf = (requests: readonly TutorRequest[]): TutorRequest[] =>
  requests.filter(
    ({ stage, deal }, index) =>
      !over.includes(stage) || (index === 0 && deal !== 'in_process' && deal !== 'continue'),
  );

function RequestRow({ request }: { request: TutorRequest }) {
  const { id: requestId, stage, candidates } = request;
  const to = stage === 'Approved' ? paths.candidates({ requestId }) : paths.tutorRequest({ requestId });
  return (
    <>
      <div>
        <LinkAnchor to={to}>
          {[t('requests.card', { class: request.i_class.class_name }), request.student.name]
            .filter(Boolean)
            .join(', ')}
        </LinkAnchor>
      </div>
      {/* Beside the name it would move to the next line when the name's font comes. */}
      <div>
        <StageBadge stage={stage} />
      </div>
      {stage === 'Approved' && (
        <Text size="sm">
          {candidates === 0
            ? t('candidates.empty')
            : t('requests.candidates', { number: formatNumber(candidates) })}
        </Text>
      )}
      <RequestWait request={request} />
      <StageReason request={request} />
      <Group>
        <AgainLink request={request} />
      </Group>
    </>
  );
}
