import { formatMoney } from '@porao/platform';
import { Badge, Button, Card, Group, Stack, Text, Title } from '@porao/ui';
import { t } from '../../common/messages.ts';

/** Taka a year (TUT-005). */
const price = 499;

/** An offer that cannot be taken yet and calls nothing (decision OQ-042). */
export function GoldCard() {
  return (
    <Card as="section" look="mango">
      <Stack align="start">
        <Group justify="space-between">
          <Title order={2} size={4}>
            {t('gold.title')}
          </Title>
          <Badge tone="success">{t('gold.save')}</Badge>
        </Group>
        <Text as="strong" size="xl" weight="bold">
          {t('gold.price', { price: formatMoney(price) })}
        </Text>
        <Text>{t('gold.text')}</Text>
        <Button disabled variant="default" icon="lock">
          {t('gold.button')}
        </Button>
      </Stack>
    </Card>
  );
}
