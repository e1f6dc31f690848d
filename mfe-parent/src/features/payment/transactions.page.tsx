import { formatDate, formatDigits, formatMoney, language } from '@porao/platform';
import { Button, Card, VisuallyHidden } from '@porao/ui';
import { t } from '../../common/messages.ts';
import { saySample } from '../../common/sample.tsx';
import { SectionPage } from '../../common/section.page.tsx';
import styles from './payment.module.css';
import { type Transaction, transactions } from './sample.ts';

const columns = ['number', 'date', 'description', 'amount', 'action'] as const;

export default function TransactionsPage() {
  return (
    <SectionPage title={t('payments.title')} section="payment" sample>
      <Card>
        <table className={styles.table}>
          <caption>
            <VisuallyHidden>{t('tab.transactions')}</VisuallyHidden>
          </caption>
          <thead>
            <tr>
              {columns.map((column) => (
                <th key={column} scope="col">
                  {t(`transaction.${column}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {transactions.map((transaction) => (
              <Row key={transaction.number} transaction={transaction} />
            ))}
          </tbody>
        </table>
      </Card>
    </SectionPage>
  );
}

/** On a phone the cells of a row are below each other, each after its column's name. */
function Row({ transaction: { number, date, description, amount } }: { transaction: Transaction }) {
  return (
    <tr>
      <td data-label={t('transaction.number')}>{formatDigits(number)}</td>
      <td data-label={t('transaction.date')}>{formatDate(date)}</td>
      <td data-label={t('transaction.description')}>{description[language]}</td>
      <td data-label={t('transaction.amount')} className={amount < 0 ? styles.debit : styles.credit}>
        {`${amount < 0 ? '-' : '+'} ${formatMoney(Math.abs(amount))}`}
      </td>
      <td>
        <Button variant="default" size="sm" icon="eye" onClick={saySample}>
          {t('transaction.view')}
          <VisuallyHidden> {formatDigits(number)}</VisuallyHidden>
        </Button>
      </td>
    </tr>
  );
}
