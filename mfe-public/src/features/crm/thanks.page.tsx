import { language, useSearchParams } from '@porao/platform';
import { Group, Icon, LinkButton, PageContainer, Stack, Text, Title } from '@porao/ui';
import { paths } from '../../common/paths.ts';
import styles from './crm.module.css';
import { crmTexts } from './crm.text.ts';
import { textsOfAddress } from './thanks-text.ts';

/** Shown after the form was sent: our own sentences, and below them what the address says. */
export default function ThanksPage() {
  const [params] = useSearchParams();
  const text = crmTexts[language];
  return (
    <PageContainer width="reading" py="2xl">
      <Stack align="center" gap="lg" py="xl" data-main-content>
        <span className={styles.done}>
          <Icon name="check" size={40} />
        </span>
        <Title order={1} align="center">
          {text.thanks.title}
        </Title>
        <div>
          <Text size="lg" align="center">
            {text.thanks.subtitleA}
          </Text>
          <Text tone="dim" align="center">
            {text.thanks.subtitleB}
          </Text>
          {textsOfAddress(params).map((line) => (
            <Text key={line} tone="dim" align="center">
              {line}
            </Text>
          ))}
        </div>
        <Group justify="center">
          <LinkButton to={paths.landing}>{text.home}</LinkButton>
          <LinkButton to={paths.jobBoard} variant="default">
            {text.board}
          </LinkButton>
        </Group>
      </Stack>
    </PageContainer>
  );
}
