import { language, useSearchParams } from '@porao/platform';
import { Icon, LinkButton, PageContainer, Text, Title } from '@porao/ui';
import { paths } from '../../common/paths.ts';
import styles from './crm.module.css';
import { crmTexts } from './crm.text.ts';
import { type ThanksPart, thanksText } from './thanks-text.ts';

/** After the form was sent; its texts may come from the address and are never more than text. */
export default function ThanksPage() {
  const [params] = useSearchParams();
  const text = crmTexts[language];
  const say = (part: ThanksPart) => thanksText(params, part, text.thanks[part]);
  return (
    <PageContainer width="reading" py="2xl">
      <div className={styles.thanks} data-main-content>
        <span className={styles.done}>
          <Icon name="check" size={40} />
        </span>
        <Title order={1} align="center">
          {say('title')}
        </Title>
        <div>
          <Text size="lg" align="center">
            {say('subtitleA')}
          </Text>
          <Text tone="dim" align="center">
            {say('subtitleB')}
          </Text>
        </div>
        <div className={styles.ways}>
          <LinkButton to={paths.landing}>{text.home}</LinkButton>
          <LinkButton to={paths.jobBoard} variant="default">
            {text.board}
          </LinkButton>
        </div>
      </div>
    </PageContainer>
  );
}
