import type { LessonMonth } from '@porao/contracts';
import { formatDate, formatDigits, lazyComponent } from '@porao/platform';
import { Flex, Notice, Skeleton, Stack, Text } from '@porao/ui';
import { TitledCard } from '../page/titled.card.tsx';
import styles from './lessons.module.css';
import { t } from './messages.ts';
import type { QrCodeProps } from './qr-code.tsx';

const QrCode = lazyComponent<QrCodeProps>(
  () => import(/* webpackChunkName: "qr-code" */ './qr-code.tsx'),
  () => <Skeleton width="11rem" height="11rem" />,
  // The digits are there without it.
  () => null,
);

interface CodeCardProps {
  code: NonNullable<LessonMonth['code']>;
  /** Name of the tutor. */
  name: string;
  isHeld: boolean;
}

/** The guardian's code of today, to be read out or pointed a camera at. */
export function CodeCard({ code, name, isHeld }: CodeCardProps) {
  if (isHeld)
    return (
      <Notice tone="success" title={t('code.held')}>
        {t('code.held.text')}
      </Notice>
    );
  return (
    <TitledCard title={t('code.title')}>
      <Flex gap="lg" wrap="wrap" align="center">
        <Stack gap="xs">
          <Text as="strong" tone="brand" className={styles.code}>
            {formatDigits(code.digits)}
          </Text>
          <Text>{t('code.text', { name, day: formatDate(code.day) })}</Text>
        </Stack>
        <QrCode text={code.link} label={t('code.qr', { name })} />
      </Flex>
    </TitledCard>
  );
}
