import { formatDigits, language } from '@porao/platform';
import { Badge, Icon } from '@porao/ui';
import { Carousel } from '@porao/ui/carousel';
import styles from './more.module.css';
import { moreTexts } from './more.text.ts';
import { type Storyteller, storyTexts } from './stories.text.ts';

/** Ten cards that say themselves that they are samples. */
export function Stories({ whose }: { whose: Storyteller }) {
  const { name, topics } = storyTexts[whose][language];
  const text = moreTexts[language];
  return (
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
          <figure className={styles.story}>
            <blockquote>{topic}</blockquote>
            <figcaption>
              <span className={styles.face}>
                <Icon name="user" size={22} />
              </span>
              {name(formatDigits(index + 1))}
              <Badge tone="accent">{text.sample}</Badge>
            </figcaption>
          </figure>
        ),
      }))}
    />
  );
}
