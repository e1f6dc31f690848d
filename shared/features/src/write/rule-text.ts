import { fillText, type MessageText, valuesOfIssue } from '@porao/contracts/message';
import { language } from '@porao/platform';
import { type Schema, schemaOf } from '@porao/ui/forms';
import { fieldText } from '../failure/failure.ts';

type Texts = Readonly<Record<string, MessageText>>;
let texts: Promise<Texts | null> | undefined;

/** Texts of the contracts' rules in the page's language; null while they cannot be loaded. */
function readTexts(): Promise<Texts | null> {
  texts ??= (language === 'bn' ? import('@porao/contracts/rules/bn') : import('@porao/contracts/rules/en'))
    .then((module): Texts => module.default)
    .catch(() => {
      texts = undefined;
      return null;
    });
  return texts;
}

/** The text of a rule's key; a text of the form itself, which is no key, stays as it is. */
export async function ruleText(issue: Parameters<typeof valuesOfIssue>[0]): Promise<string> {
  const known = await readTexts();
  if (known === null && /^\w+\.\w+$/.test(issue.message)) return fieldText();
  const text = known?.[issue.message];
  return text === undefined ? issue.message : fillText(text, valuesOfIssue(issue), language);
}

/** The same schema with its messages in the page's language. */
export function withTexts<I, O>(schema: Schema<I, O>): Schema<I, O> {
  void readTexts();
  return schemaOf(async (value) => {
    const result = await schema['~standard'].validate(value);
    if (!result.issues) return result;
    const issues = result.issues.map(async (issue) => ({ ...issue, message: await ruleText(issue) }));
    return { issues: await Promise.all(issues) };
  });
}
