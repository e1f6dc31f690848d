import type { LessonMonth } from '@porao/contracts';
import { formatNumber, lazyComponent, query, useParams, useQuery, useSearchParams } from '@porao/platform';
import { Button, EmptyState, LoadingState, PageHeader, Stack, Text } from '@porao/ui';
import { DealProblem } from '../problem/deal-problem.tsx';
import { useProblemDialog } from '../problem/use-problem-dialog.ts';
import { RoutineChangesCard } from '../routine/routine-changes.card.tsx';
import type { LoadMaker } from '../salary/receipt.button.tsx';
import { SalaryPart, useSalary } from '../salary/salary.part.tsx';
import { QueryState } from '../state/query-state.tsx';
import { type Opened, useDialog } from '../state/use-dialog.tsx';
import { CodeCard } from './code.card.tsx';
import { DoorForm } from './door.form.tsx';
import { KeptList } from './kept.list.tsx';
import { LessonCard } from './lesson.card.tsx';
import { lessonsCall } from './lessons.calls.ts';
import { t } from './messages.ts';
import { MonthBar } from './month.bar.tsx';
import { ReviewNotice } from './review.notice.tsx';
import type { SayDialogProps } from './say.dialog.tsx';

const SayDialog = lazyComponent<SayDialogProps>(
  () => import(/* webpackChunkName: "lesson-dialog" */ './say.dialog.tsx'),
);

/** In ms: what the other side enters is seen while the page is open. */
const refreshed = 60_000;

interface LessonsPartProps {
  back: { to: string; label: string };
  /** Loads what makes the receipt of a month, with the worker of the app. */
  loadMaker: LoadMaker;
}

/** The lessons of the tuition of the address in a month, with the code of today and the salary: the same list for both
 * sides. */
export function LessonsPart({ back, loadMaker }: LessonsPartProps) {
  const dealId = Number(useParams().dealId);
  const [params] = useSearchParams();
  const month = params.get('month');
  const asked = { params: { id: dealId }, query: month === null ? {} : { month } };
  const source = useQuery({ ...query(lessonsCall, asked), refetchInterval: refreshed });
  const salary = useSalary(dealId, month);
  const of = source.data?.data;
  return (
    <>
      <PageHeader
        back={back}
        title={t('title')}
        text={of ? t('of', { class: of.class_name, name: of.name ?? t('side.guardian') }) : '\u00a0'}
      />
      <QueryState
        source={source}
        skeleton={<LoadingState label={t('loading')} count={2} />}
        error={t('failed')}
        home={back}
      >
        {({ data }) => <Content of={data} salary={salary} loadMaker={loadMaker} given={givenBy(params)} />}
      </QueryState>
    </>
  );
}

/** The day and code of a link of a QR code; anything else is left out. */
function givenBy(params: URLSearchParams): ContentProps['given'] {
  const [day, code] = [params.get('day') ?? '', params.get('code') ?? ''];
  const isDay = /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(day));
  return isDay && /^\d{4}$/.test(code) ? { day, code } : { day: undefined, code: undefined };
}

/** Without a routine none are expected. */
function countText({ held: count, expected }: LessonMonth): string {
  const held = formatNumber(count);
  return expected === 0 ? t('month.held', { held }) : t('month.count', { held, count: expected });
}

interface ContentProps {
  of: LessonMonth;
  salary: ReturnType<typeof useSalary>;
  loadMaker: LoadMaker;
  given: { day: string | undefined; code: string | undefined };
}

function Content({ of, salary, loadMaker, given }: ContentProps) {
  const { deal_id: dealId, side, lessons, code } = of;
  const name = of.name ?? t('side.guardian');
  const [dialog, openDay] = useDialog<Omit<SayDialogProps, keyof Opened>>(SayDialog);
  const say = (day: string | null) => openDay({ day, reader: of });
  const [problem, askProblem] = useProblemDialog();
  const report = () =>
    askProblem({ asked: { name: 'report', side, kind: 'lessons_not_held' }, about: { deal: dealId }, name });
  const isHeld = lessons.some(({ day, state }) => day === of.today && state === 'held');
  return (
    <Stack gap="lg" data-main-content>
      <ReviewNotice dealId={dealId} side={side} />
      {code && <CodeCard code={code} name={name} isHeld={isHeld} />}
      {side === 'tutor' && of.code_days.length > 0 && <DoorForm of={of} given={given} />}
      {side === 'tutor' && <KeptList dealId={dealId} />}
      <MonthBar of={of} />
      <SalaryPart source={salary} month={of.month} name={name} loadMaker={loadMaker} />
      {lessons.length === 0 ? (
        <EmptyState title={t('month.empty')} text={t(`month.empty.${side}`)} />
      ) : (
        <>
          <Text>{countText(of)}</Text>
          <Stack as="ul" gap="sm" aria-label={t('list')}>
            {lessons.map((lesson) => (
              <li key={lesson.day}>
                <LessonCard lesson={lesson} reader={of} say={() => say(lesson.day)} report={report} />
              </li>
            ))}
          </Stack>
        </>
      )}
      <div>
        <Button variant="default" icon="plus" aria-haspopup="dialog" onClick={() => say(null)}>
          {t('day.other')}
        </Button>
      </div>
      <RoutineChangesCard dealId={dealId} />
      <DealProblem of={{ deal: dealId }} side={side} name={name} />
      {dialog}
      {problem}
    </Stack>
  );
}
