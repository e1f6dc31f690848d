import { language } from '@porao/platform';
import { PageContainer, Text, Title } from '@porao/ui';
import { useHashTarget } from '../../common/hash-target.ts';
import { t } from '../../common/messages.ts';
import styles from './legal.module.css';
import type { Block, LegalTexts } from './legal.text.ts';

export function LegalLayout({ texts }: { texts: LegalTexts }) {
  const { title, lead, sections } = texts[language];
  useHashTarget();

  return (
    <PageContainer py="xl">
      <div className={styles.layout}>
        <header className={styles.head} data-main-content>
          <Title order={1}>{title}</Title>
          <Text size="lg" tone="dim">
            {lead}
          </Text>
        </header>
        <nav className={styles.contents} aria-labelledby="contents">
          <Title order={2} size={4} id="contents">
            {t('legal.contents')}
          </Title>
          <ol>
            {sections.map((section) => (
              <li key={section.id}>
                <a href={`#${section.id}`}>{section.title}</a>
              </li>
            ))}
          </ol>
        </nav>
        <article className={styles.text}>
          {sections.map((section) => (
            <section key={section.id} id={section.id} data-below-fold aria-labelledby={`${section.id}-title`}>
              <Title order={2} id={`${section.id}-title`}>
                {section.title}
              </Title>
              {section.blocks.map((block) => (
                <LegalBlock key={JSON.stringify(block)} block={block} />
              ))}
            </section>
          ))}
        </article>
      </div>
    </PageContainer>
  );
}

function LegalBlock({ block }: { block: Block }) {
  if (typeof block === 'string') return <p>{block}</p>;
  if ('list' in block) {
    return (
      <ul>
        {block.list.map((item) => (
          <li key={item}>{item}</li>
        ))}
      </ul>
    );
  }
  const [head = [], ...rows] = block.table;
  return (
    <table>
      <thead>
        <tr>
          {head.map((cell) => (
            <th key={cell} scope="col">
              {cell}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...cells]) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {cells.map((cell, column) => (
              <td key={head[column + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
