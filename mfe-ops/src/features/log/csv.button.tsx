import { failureToast, useWrite } from '@porao/features';
import { call } from '@porao/platform';
import { Button } from '@porao/ui';
import type { ReactNode } from 'react';
import { useListParams } from '../../common/queue/search-params.ts';
import { filterOf } from './log.queries.ts';
import { t } from './messages.ts';

export function CsvButton(): ReactNode {
  const params = useListParams();
  const { busy, press } = useWrite({
    send: () => call('GET /api/ops/audit.csv', { query: filterOf(params), file: true }),
    failed: failureToast(t('log.csv.failed')),
    onDone: (file) => {
      const address = URL.createObjectURL(file);
      const link = Object.assign(document.createElement('a'), { href: address, download: 'log.csv' });
      link.click();
      URL.revokeObjectURL(address);
    },
  });
  return (
    <Button variant="default" icon="download" busy={busy} onClick={() => press()}>
      {t('log.csv')}
    </Button>
  );
}
