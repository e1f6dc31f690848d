import { accountSwitcher } from '@porao/contracts/paths';
import { type QuerySource, QueryState } from '@porao/features';
import { query, useQuery, useSession } from '@porao/platform';
import { LinkButton, LoadingState } from '@porao/ui';
import { type ReactNode, useState } from 'react';
import { AuthPage } from './auth-page.tsx';
import { t } from './messages.ts';
import { StepDots } from './step-dots.tsx';

type StepName =
  | 'student'
  | 'location'
  | `${'secondary' | 'bachelor'}-education`
  | `${'teaching' | 'tutor'}-location`;

const labelOf = (name: StepName): string => t(`steps.${name}`);

export interface StepContent<Name extends StepName> {
  step: Name;
  title: string;
  lead: string;
  children: ReactNode;
}

interface OnboardingStepProps<Name extends StepName, Data> extends StepContent<Name> {
  steps: readonly Name[];
  isDone: Record<Name, (data: Data) => boolean>;
  source: QuerySource<{ data: Data }>;
  /** Shown instead of the form when the step was done before. */
  done: ReactNode;
}

export function OnboardingStep<Name extends StepName, Data>(
  props: OnboardingStepProps<Name, Data>,
): ReactNode {
  const { step, steps, isDone, source, title, lead, done, children } = props;
  const data = source.data?.data;
  return (
    <AuthPage
      footer={<SwitchBack />}
      title={title}
      lead={lead}
      dots={
        <StepDots
          current={steps.indexOf(step)}
          steps={steps.map((name) => ({
            label: labelOf(name),
            done: data ? isDone[name](data) : false,
          }))}
        />
      }
    >
      <QueryState
        source={source}
        skeleton={<LoadingState label={t('page.loading')} shape="form" count={4} />}
        error={t('onboarding.failed')}
      >
        {(answer) => (
          <FormOrDone wasDone={isDone[step](answer.data)} done={done}>
            {children}
          </FormOrDone>
        )}
      </QueryState>
    </AuthPage>
  );
}

function FormOrDone({ wasDone, done, children }: { wasDone: boolean; done: ReactNode; children: ReactNode }) {
  // As it was when the page opened: a form that was just saved must not turn into 'done' before it leaves.
  const [isOver] = useState(wasDone);
  return isOver ? done : children;
}

/** A person with both roles can leave the unfinished onboarding of one. */
function SwitchBack(): ReactNode {
  const type = useSession()?.type;
  const roles =
    useQuery({ ...query('GET /api/v1/user'), enabled: type !== undefined }).data?.data.roles ?? [];
  const other = type === 'tutor' ? 'parent' : 'tutor';
  if (!type || !roles.includes(other)) return null;
  return (
    <LinkButton to={accountSwitcher} variant="subtle" icon="refresh">
      {t(`switch.${other}`)}
    </LinkButton>
  );
}
