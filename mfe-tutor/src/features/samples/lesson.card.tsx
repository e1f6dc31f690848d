import { formatNumber } from '@porao/platform';
import { Badge, Card, DefinitionGrid, Group, Stack, Title } from '@porao/ui';
import { t } from '../../common/messages.ts';
import { sampleLesson } from './sample.ts';

const bdt = (amount: number): string => t('samples.bdt', { amount: formatNumber(amount) });

export function LessonCard() {
  const { price, charge, earning, hours } = sampleLesson;
  return (
    <Stack>
      {(['completed', 'cancelled'] as const).map((state) => (
        <Card as="article" key={state}>
          <Stack gap="sm">
            <Group justify="space-between" align="start">
              <Title order={2} size={3}>
                {t('samples.lesson')}
              </Title>
              <Badge tone={state === 'completed' ? 'success' : 'error'}>{t(`samples.${state}`)}</Badge>
            </Group>
            <DefinitionGrid
              items={[
                { label: t('samples.price', { count: hours }), value: bdt(price), icon: 'clock' },
                { label: t('samples.charge'), value: bdt(charge), icon: 'money' },
                { label: t('samples.earning'), value: bdt(earning), icon: 'check' },
              ]}
            />
          </Stack>
        </Card>
      ))}
    </Stack>
  );
}
