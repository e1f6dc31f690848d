import { support } from '@porao/contracts/paths';
import { richText } from '@porao/platform';
import { LinkAnchor, Stack, Text } from '@porao/ui';
import { TitledCard } from '../page/titled.card.tsx';
import { longOf, t } from './kept.text.ts';
import { keptOf, type Side } from './kept.ts';

const inText = { support: (text: string) => <LinkAnchor to={support}>{text}</LinkAnchor> };

/** Everything that is kept of a person, with its reason and its end. */
export function KeptData({ side }: { side: Side }) {
  return (
    <TitledCard title={t('title')} roomy>
      <Text tone="dim">{t('text')}</Text>
      <Stack as="ul" aria-label={t('list')}>
        {keptOf(side).map(([kind, to]) => (
          <li key={kind}>
            <Text weight="medium">{t(kind)}</Text>
            <Text size="sm">{t('why', { text: t(`${kind}.why`) })}</Text>
            <Text size="sm">{t('long', { text: longOf(kind) })}</Text>
            {to && (
              <LinkAnchor to={to} aria-label={t('changeName', { kind: t(kind) })}>
                {t('change')}
              </LinkAnchor>
            )}
          </li>
        ))}
      </Stack>
      <Text>{richText(t('support'), inText)}</Text>
    </TitledCard>
  );
}
