import { tutorSignUp } from '@porao/contracts/paths';
import { formatDigits, language, richText } from '@porao/platform';
import { Badge, Icon, LinkButton, Text, Title } from '@porao/ui';
import { Carousel } from '@porao/ui/carousel';
import { useHashTarget } from '../../../common/hash-target.ts';
import { termsLink } from '../../../common/terms-link.tsx';
import styles from '../landing.module.css';
import { Steps } from '../steps.tsx';
import { Faq } from './faq.tsx';
import { howItWorksTexts } from './how-it-works.text.ts';
import { Marquee } from './marquee.tsx';
import more from './more.module.css';
import { moreTexts } from './more.text.ts';
import { type Storyteller, storyTexts } from './stories.text.ts';

export default function LandingMore() {
  const text = moreTexts[language];
  // Only now is there the FAQ that other pages link to.
  useHashTarget();
  return (
    <>
      <StoriesSection whose="parents" />
      <StoriesSection whose="tutors" />
      <HowItWorks />
      <section data-below-fold aria-labelledby="featured-title" className={styles.section}>
        <Title order={2} id="featured-title">
          {text.featuredTitle}
        </Title>
        <Marquee />
      </section>
      <section data-below-fold aria-labelledby="faq-title" id="faq" className={styles.section}>
        <Title order={2} id="faq-title">
          {text.faqTitle}
        </Title>
        <Faq />
      </section>
    </>
  );
}

/** Ten cards that say themselves that they are samples. */
function StoriesSection({ whose }: { whose: Storyteller }) {
  const { name, topics } = storyTexts[whose][language];
  const text = moreTexts[language];
  const title = `${whose}-stories-title`;
  return (
    <section data-below-fold aria-labelledby={title} className={styles.section}>
      <div>
        <Title order={2} id={title}>
          {text.storiesTitle[whose]}
        </Title>
        <Text tone="dim">{text.storiesLead}</Text>
      </div>
      <Carousel
        label={text.carousel[whose]}
        backLabel={text.back}
        onLabel={text.on}
        seenText={(first, last, count) =>
          text.seen(formatDigits(first), formatDigits(last), formatDigits(count))
        }
        items={topics.map((topic, index) => ({
          key: topic,
          content: (
            <figure className={more.story}>
              <blockquote>{topic}</blockquote>
              <figcaption>
                <span className={more.face}>
                  <Icon name="user" size={22} />
                </span>
                {name(formatDigits(index + 1))}
                <Badge tone="accent">{text.sample}</Badge>
              </figcaption>
            </figure>
          ),
        }))}
      />
    </section>
  );
}

function HowItWorks() {
  const text = howItWorksTexts[language];
  return (
    <section data-below-fold aria-labelledby="how-title" className={styles.section}>
      <div>
        <Title order={2} id="how-title">
          {text.title}
        </Title>
        <Text tone="dim">{text.lead}</Text>
      </div>
      <Steps
        steps={text.steps.map((step) => ({ ...step, text: richText(step.text, { terms: termsLink }) }))}
      />
      <LinkButton to={tutorSignUp} variant="light" className={styles.start ?? ''}>
        {text.action}
      </LinkButton>
    </section>
  );
}
