import { lazyComponent, useQuery } from '@porao/platform';
import { Button, Group, Stack } from '@porao/ui';
import { useState } from 'react';
import { CardState } from '../state/card-state.tsx';
import { t } from './messages.ts';
import { OwnCase } from './own-case.tsx';
import type { Asked, ProblemDialogProps } from './problem.dialog.tsx';
import { casesOf, type DealProblemProps } from './problem.ts';

const ProblemDialog = lazyComponent<ProblemDialogProps>(
  () => import(/* webpackChunkName: "problem-dialog" */ './problem.dialog.tsx'),
);

export default function DealProblemPart({ of, side, kind, name, beside }: DealProblemProps) {
  const cases = useQuery(casesOf(of));
  // Kept while the dialog fades out; the number begins each one again.
  const [asked, setAsked] = useState<{ what: Asked; number: number }>();
  const [opened, setOpened] = useState(false);
  const ask = (what: Asked) => {
    setAsked((before) => ({ what, number: (before?.number ?? 0) + 1 }));
    setOpened(true);
  };
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
      {asked && (
        <ProblemDialog
          key={asked.number}
          opened={opened}
          onClose={() => setOpened(false)}
          asked={asked.what}
          about={of}
          name={name}
        />
      )}
    </Stack>
  );
}
