import { Card, Group, Icon, PageHeader, Stack, Text } from '@porao/ui';
import { AreaPage } from '../../common/area.page.tsx';
import { HireWays } from '../../common/hire.ways.tsx';
import { t } from '../../common/messages.ts';

export default function HirePage() {
  return (
    <AreaPage>
      <PageHeader title={t('hire.title')} text={t('hire.text')} />
      <Stack gap="lg" data-main-content>
        <HireWays order={2} />
        <Card look="soft">
          <Group wrap="nowrap" gap="sm">
            <Icon name="location" />
            <Text>{t('hire.near')}</Text>
          </Group>
        </Card>
      </Stack>
    </AreaPage>
  );
}
