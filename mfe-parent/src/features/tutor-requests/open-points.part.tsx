import type { TutorRequest } from '@porao/contracts';
import { failureText, useWrite } from '@porao/features';
import { formatDate, formatMoney, formatTime } from '@porao/platform';
import { Button, CardAction, Group, LinkButton, Notice, Stack, Text } from '@porao/ui';
import { t } from '../../common/messages.ts';
import { paths } from '../../common/paths.ts';
import { agree, declineTerms } from './requests.queries.ts';

/** Posting asks little about the student; the rest comes before an operator approves. */
export function StudentMissing({ request }: { request: TutorRequest }) {
  const { stage, student_missing } = request;
  if (stage !== 'Pending' || student_missing.length === 0) return null;
  const parts = student_missing.map((part) => t(`requests.missing.${part}`)).join(', ');
  return (
    <Notice
      tone="warning"
      still
      action={
        <LinkButton variant="light" to={paths.students}>
          {t('requests.missing.add')}
        </LinkButton>
      }
    >
      {t('requests.missing', { parts })}
    </Notice>
  );
}

/** An operator would publish it below the budget, which the guardian agrees to or not. */
export function Terms({ request: { id, terms, budget } }: { request: TutorRequest }) {
  const agreeing = useWrite({ ...agree(id), failed: failureText });
  const declining = useWrite({ ...declineTerms(id), failed: failureText });
  if (terms === null) return null;
  return (
    <Notice tone="warning" still>
      <Stack>
        <Text>
          {t('requests.terms', {
            salary: formatMoney(terms.actual_salary),
            budget: formatMoney(budget ?? 0),
            days: t('requests.days.count', { count: terms.days_in_week }),
            date: formatDate(terms.hiring_date),
            time: formatTime(terms.tutoring_time),
            gender: t(`gender.${terms.tutor_gender}`),
          })}
        </Text>
        <CardAction>
          <Group>
            <Button
              busy={agreeing.busy}
              busyLabel={t('requests.terms.agreeing')}
              disabled={declining.busy}
              onClick={() => agreeing.press()}
            >
              {t('requests.terms.agree')}
            </Button>
            <Button
              variant="default"
              busy={declining.busy}
              busyLabel={t('requests.terms.declining')}
              disabled={agreeing.busy}
              onClick={() => declining.press()}
            >
              {t('requests.terms.decline')}
            </Button>
          </Group>
        </CardAction>
      </Stack>
    </Notice>
  );
}
