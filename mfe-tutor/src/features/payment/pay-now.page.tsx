import { formatMoney } from '@porao/platform';
import {
  Badge,
  Button,
  Card,
  DefinitionGrid,
  Divider,
  Flex,
  LinkAnchor,
  Stack,
  Text,
  Title,
} from '@porao/ui';
import { RadioChips } from '@porao/ui/controls';
import { useState } from 'react';
import { t } from '../../common/messages.ts';
import { paths } from '../../common/paths.ts';
import { SampleNotice } from '../../common/sample.notice.tsx';
import { PaymentLayout } from './payment.layout.tsx';
import { sampleBill } from './sample.ts';

const methods = ['bkash', 'nagad', 'other'] as const;

/** Shows how paying will look. It takes no money, asks for no number and sends nothing (decision OQ-044). */
export default function PayNowPage() {
  const [method, setMethod] = useState<(typeof methods)[number]>('bkash');
  const { base, charge } = sampleBill;
  return (
    <PaymentLayout>
      <SampleNotice action={<LinkAnchor to={paths.invoice}>{t('pay.invoices')}</LinkAnchor>}>
        {t('pay.sample')}
      </SampleNotice>
      <Card as="section" roomy>
        <Stack>
          <Flex justify="space-between" align="start">
            <Title order={2} size={3}>
              {t('pay.title')}
            </Title>
            <Badge tone="neutral">{t('sample.badge')}</Badge>
          </Flex>
          <DefinitionGrid
            items={[
              { label: t('pay.base'), value: formatMoney(base) },
              { label: t('pay.charge'), value: formatMoney(charge) },
            ]}
          />
          <Divider />
          <RadioChips
            label={t('pay.method')}
            options={methods.map((value) => ({ value, label: t(`pay.${value}`) }))}
            value={method}
            onChange={setMethod}
          />
          <Button disabled icon="lock">
            {t('pay.button', { amount: formatMoney(charge) })}
          </Button>
          <Text size="sm" tone="dim">
            {t('pay.hint')}
          </Text>
        </Stack>
      </Card>
    </PaymentLayout>
  );
}
