import { notify } from '@porao/platform';
import { Badge, Card, Flex, LinkAnchor, Text } from '@porao/ui';
import { t } from './messages.ts';
import { paths } from './paths.ts';

/** Marks what no call answers yet (decision OQ-057). */
export function SampleBadge() {
  return <Badge tone="accent">{t('sample')}</Badge>;
}

/** The same label for a whole page. */
export function SampleNotice() {
  return (
    <Card look="mango">
      <Flex gap="sm" align="center" wrap="wrap">
        <SampleBadge />
        <Text>{t('sample.note')}</Text>
        <LinkAnchor to={paths.hireTutor}>{t('sample.next')}</LinkAnchor>
      </Flex>
    </Card>
  );
}

/** Says that a button belongs to a sample. */
export function saySample(): void {
  notify({ tone: 'info', title: t('sample'), message: t('sample.pressed') });
}
