import { formatDigits, type Language, language } from '@porao/platform';
import { Card, Icon, Stack, Text, Title } from '@porao/ui';
import { memo, useSyncExternalStore } from 'react';
import { t } from '../../common/messages.ts';
import styles from './profile-guide.module.css';
import { guideTexts, profileParts, profileWeights } from './profile-guide.text.ts';

const inBoth: readonly Language[] = language === 'bn' ? ['bn', 'en'] : ['en', 'bn'];

/** Explains the 80% rule in both languages, that of the page first. Not drawn again with every page of the list. */
export const ProfileGuide = memo(function ProfileGuide() {
  const isWide = useWideScreen();
  const texts = inBoth.map((code) => <GuideText key={code} code={code} />);
  if (isWide) {
    return (
      <Stack as="aside" aria-label={t('guide.label')}>
        {texts}
      </Stack>
    );
  }
  return (
    <aside aria-label={t('guide.label')}>
      <details className={styles.fold}>
        <summary>
          <Icon name="info" />
          {guideTexts[language].title}
          <Icon name="chevron-down" className={styles.chevron} />
        </summary>
        <Stack>{texts}</Stack>
      </details>
    </aside>
  );
});

function GuideText({ code }: { code: Language }) {
  const text = guideTexts[code];
  return (
    <Card lang={code} look={code === language ? 'mango' : 'plain'} className={styles.card}>
      <Title order={2} size={4}>
        {text.title}
      </Title>
      <Text size="sm">{text.rule}</Text>
      <Title order={3} size={4} className={styles.sub}>
        {text.breakdown}
      </Title>
      <ul className={styles.parts}>
        {profileParts.map((part) => (
          <li key={part}>
            <span>{text.parts[part][0]}</span>
            <strong>{formatDigits(profileWeights[part], code)}%</strong>
            {text.parts[part][1] && <small>{text.parts[part][1]}</small>}
          </li>
        ))}
      </ul>
      <Title order={3} size={4} className={styles.sub}>
        {text.nearTitle}
      </Title>
      <Text size="sm">{text.near}</Text>
    </Card>
  );
}

const wide = '(min-width: 62em)';

function subscribe(listener: () => void): () => void {
  const media = matchMedia(wide);
  media.addEventListener('change', listener);
  return () => media.removeEventListener('change', listener);
}

/** True from the width where a side column fits on. */
function useWideScreen(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => matchMedia(wide).matches,
    () => false,
  );
}
