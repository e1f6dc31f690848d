import { describe, expect, it } from 'vitest';
import { faqItems } from './faq.data.ts';

describe.each(['en', 'bn'] as const)('the FAQ in %s', (language) => {
  const items = faqItems[language];

  it('PUB-015 PUB-074 has exactly 14 entries, each a question with its answer and nothing else', () => {
    expect(items).toHaveLength(14);
    for (const item of items) {
      expect(Object.keys(item)).toEqual(['question', 'answer']);
      expect(item.question).toMatch(/^\S.*\?$/);
      expect(item.answer).toMatch(/^\S.{20,}[.।]$/);
    }
    expect(new Set(items.map(({ question }) => question)).size).toBe(14);
  });
});

it('states the facts that are required', () => {
  const answers = faqItems.en.map(({ answer }) => answer).join('\n');
  for (const fact of ['HSC qualification', 'phone', 'e-mail', 'at least 80% complete', '10/7'])
    expect(answers).toContain(fact);
  const inBengali = faqItems.bn.map(({ answer }) => answer).join('\n');
  for (const fact of ['এইচএসসি', 'ফোন', 'ই-মেইল', '৮০%', '১০/৭']) expect(inBengali).toContain(fact);
});
