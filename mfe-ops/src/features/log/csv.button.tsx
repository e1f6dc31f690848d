import { failureText } from '@porao/features';
import { call, notify } from '@porao/platform';
import { Button } from '@porao/ui';
import { type ReactNode, useState } from 'react';
import { useListParams } from '../../common/queue/search-params.ts';
import { filterOf } from './log.queries.ts';
import { t } from './messages.ts';

/** The acts that the filters leave, as a table for a spreadsheet. */
export function CsvButton(): ReactNode {
  const params = useListParams();
  const [busy, setBusy] = useState(false);
  const save = async () => {
    setBusy(true);
    try {
      const file = await call('GET /api/ops/audit.csv', { query: filterOf(params), file: true });
      const address = URL.createObjectURL(file);
      const link = Object.assign(document.createElement('a'), { href: address, download: 'log.csv' });
      link.click();
      URL.revokeObjectURL(address);
    } catch (error) {
      notify({
        tone: 'error',
        title: t('log.csv.failed'),
        message: failureText(error),
      });
    }
    setBusy(false);
  };
  return (
    <Button variant="default" icon="download" busy={busy} onClick={() => void save()}>
      {t('log.csv')}
    </Button>
  );
}
