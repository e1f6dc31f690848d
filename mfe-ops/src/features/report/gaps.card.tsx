import type { OpsReport } from '@porao/contracts';
import { TitledCard } from '@porao/features';
import { formatNumber } from '@porao/platform';
import { Text } from '@porao/ui';
import type { ReactNode } from 'react';
import { dotted } from '../../common/dim-line.tsx';
import { NumbersTable } from '../../common/weeks/numbers.table.tsx';
import { t } from './messages.ts';

interface GapsCardProps {
  gaps: OpsReport['gaps'];
  beside: ReactNode;
}

export function GapsCard({ gaps, beside }: GapsCardProps): ReactNode {
  const title = t('report.gaps');
  return (
    <TitledCard title={title} beside={beside}>
      {gaps.length === 0 ? (
        <Text tone="dim">{t('report.gaps.none')}</Text>
      ) : (
        <NumbersTable
          label={title}
          heads={[t('report.gaps.subject'), t('report.gaps.open'), t('report.gaps.tutors')]}
          rows={gaps.map(({ subject_name, class_name, location_name, city_name, open, tutors }) => [
            dotted(subject_name, class_name, location_name, city_name),
            formatNumber(open),
            formatNumber(tutors),
          ])}
        />
      )}
    </TitledCard>
  );
}
