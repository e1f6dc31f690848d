import type { SalaryMonth } from '@porao/contracts';
import { retry } from '@porao/platform';
import { Button } from '@porao/ui';
import { saveFile } from '../page/save-file.ts';
import type { Sheet } from '../pdf/sheet.ts';
import { useWrite } from '../write/write.ts';
import { t } from './messages.ts';
import { receiptOf } from './receipt.ts';

export type LoadMaker = () => Promise<{ makeReceipt: (sheet: Sheet) => Promise<Blob> }>;

interface ReceiptButtonProps {
  of: SalaryMonth;
  loadMaker: LoadMaker;
}

/** Makes the receipt in the browser, when asked: what makes it is loaded only then. */
export function ReceiptButton({ of, loadMaker }: ReceiptButtonProps) {
  const { busy, press } = useWrite({
    send: async () => {
      const { makeReceipt } = await retry(loadMaker);
      saveFile(await makeReceipt(receiptOf(of)), `${t('receipt.file')}-${of.deal_id}-${of.month}.pdf`);
    },
    failed: (error) => {
      console.error('The receipt could not be made.', error);
      return t('receipt.failed');
    },
  });
  return (
    <Button
      variant="default"
      icon="download"
      busy={busy}
      busyLabel={t('receipt.making')}
      onClick={() => press()}
    >
      {t('receipt')}
    </Button>
  );
}
