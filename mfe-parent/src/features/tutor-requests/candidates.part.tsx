import {
  type AskedToMeet,
  type Candidate,
  type CandidateSort,
  candidateSorts,
  maxPreferred,
  type TutorRequest,
} from '@porao/contracts';
import { formatNumber, useSearchParams } from '@porao/platform';
import { Notice, Stack } from '@porao/ui';
import { Select } from '@porao/ui/controls';
import { useState } from 'react';
import type { AskDialogProps } from '../../common/ask.dialog.tsx';
import { AskDialog } from '../../common/ask.lazy.ts';
import { t } from '../../common/messages.ts';
import { PagedList } from '../../common/paged.list.tsx';
import { usePage } from '../../common/paged.ts';
import { RequestWait } from '../../common/requests/stage.tsx';
import { type AskedAbout, CandidateCard } from './candidate.card.tsx';
import styles from './candidate.module.css';
import { askToMeet, dismiss, useCandidates } from './requests.queries.ts';

/** The order of the list, `?sort=` of the address, so that a reload and the back button keep it. */
function useSort() {
  const [params, setParams] = useSearchParams();
  const sort = candidateSorts.find((name) => name === params.get('sort')) ?? 'fit';
  const change = (to: CandidateSort) => {
    const next = new URLSearchParams(params);
    next.delete('page');
    if (to === 'fit') next.delete('sort');
    else next.set('sort', to);
    setParams(next, { replace: true });
  };
  return [sort, change] as const;
}

export function Candidates({ request }: { request: TutorRequest }) {
  const [sort, setSort] = useSort();
  const candidates = useCandidates(request.id, usePage(), sort);
  const [about, setAbout] = useState<{ candidate: Candidate; what: AskedAbout }>();
  const [opened, setOpened] = useState(false);
  const open = request.stage === 'Approved';
  const rows = candidates.data?.data ?? [];
  const full = rows.filter((row) => row.preferred).length >= maxPreferred;
  return (
    <Stack>
      {open && <RequestWait request={request} />}
      {open && rows.length > 0 && (
        <Notice tone="info" still>
          {full ? t('candidates.full') : t('candidates.hint', { max: formatNumber(maxPreferred) })}
        </Notice>
      )}
      {(candidates.data?.total ?? 0) > 1 && (
        <div className={styles.sort}>
          <Select
            label={t('candidates.sort')}
            options={candidateSorts.map((value) => ({ value, label: t(`candidates.sort.${value}`) }))}
            value={sort}
            onChange={(value) => setSort(value ?? 'fit')}
          />
        </div>
      )}
      <PagedList
        source={candidates}
        renderItem={(candidate) => (
          <CandidateCard
            candidate={candidate}
            requestId={request.id}
            wished={{ subjects: request.subjects.length, days: request.days_in_week }}
            open={open}
            full={full}
            onAsk={(what) => {
              setAbout({ candidate, what });
              setOpened(true);
            }}
          />
        )}
        label={t('requests.tab.candidates')}
        error={t('candidates.failed')}
        empty={{ title: t('candidates.empty'), text: t('candidates.empty.text') }}
      />
      {about && (
        <AskDialog
          {...(about.what === 'meet'
            ? meeting(request.id, about.candidate, candidates.data?.asked ?? null)
            : dismissal(request.id, about.candidate))}
          opened={opened}
          onClose={() => setOpened(false)}
        />
      )}
    </Stack>
  );
}

type Question = Omit<AskDialogProps, 'opened' | 'onClose'>;

const meeting = (requestId: number, candidate: Candidate, asked: AskedToMeet | null): Question => ({
  title: t('candidates.meet.title', { name: candidate.name }),
  text: [
    t('candidates.meet.text'),
    ...(asked && asked.id !== candidate.id
      ? [
          t(asked.meet_answered ? 'candidates.meet.before.agreed' : 'candidates.meet.before', {
            name: asked.name,
          }),
        ]
      : []),
  ],
  yes: t('candidates.meet.yes'),
  no: t('candidates.meet.no'),
  busyLabel: t('candidates.meet.asking'),
  write: askToMeet(requestId, candidate),
});

const dismissal = (requestId: number, candidate: Candidate): Question => ({
  title: t('candidates.unsuitable.title', { name: candidate.name }),
  text: [t('candidates.unsuitable.text')],
  yes: t('candidates.unsuitable.yes'),
  no: t('candidates.unsuitable.no'),
  busyLabel: t('candidates.unsuitable.ending'),
  danger: true,
  write: dismiss(requestId, candidate),
});
