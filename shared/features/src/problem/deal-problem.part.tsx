import { Button, Group, Stack } from '@porao/ui';
import { CardState } from '../state/card-state.tsx';
import { t } from './messages.ts';
import { OwnCase } from './own-case.tsx';
import type { Asked } from './problem.dialog.tsx';
import { type DealProblemProps, useCases } from './problem.ts';
import { useProblemDialog } from './use-problem-dialog.ts';

export default function DealProblemPart({ of, side, kind, name, beside }: DealProblemProps) {
  const cases = useCases(of);
  const [dialog, open] = useProblemDialog();
  const ask = (asked: Asked) => open({ asked, about: of, name });
  return (
    <Stack gap="sm">
      <Group gap="xs">
        <Button
          variant={kind === 'unsafe' ? 'default' : 'subtle'}
          icon="alert"
          aria-haspopup="dialog"
          onClick={() => ask({ name: 'report', side, ...(kind === 'unsafe' && { kind }) })}
        >
          {t(kind ? `problem.open.${kind}` : 'problem.open')}
        </Button>
        {beside}
      </Group>
      {(cases.data || cases.isError) && (
        <CardState source={cases}>
          {({ data }) =>
            data.length > 0 && (
              <Stack as="ul" gap="sm" aria-label={t('problem.cases')}>
                {data.map((one) => (
                  <li key={one.id}>
                    <OwnCase of={one} ask={(what) => ask({ name: what, of: one })} />
                  </li>
                ))}
              </Stack>
            )
          }
        </CardState>
      )}
      {dialog}
    </Stack>
  );
}
