import { fillText, type MessageText, valuesOfIssue } from '@porao/contracts/message';
import { language } from '@porao/platform';
import {
  type DefaultValues,
  type FieldValues,
  type FormOf,
  type Schema,
  useForm as useUiForm,
} from '@porao/ui/forms';
import { t } from './messages.ts';
import { made } from './schema.ts';

type Texts = Readonly<Record<string, MessageText>>;
let texts: Promise<Texts | null> | undefined;

/** What the contracts' rules say, in the page's language; null while it cannot be loaded. */
function readTexts(): Promise<Texts | null> {
  texts ??= (language === 'bn' ? import('@porao/contracts/rules/bn') : import('@porao/contracts/rules/en'))
    .then((module): Texts => module.default)
    .catch(() => {
      texts = undefined;
      return null;
    });
  return texts;
}

/** The text of a rule's key. What is no key, such as a text of the form itself, stays as it is. */
export async function ruleText(issue: Parameters<typeof valuesOfIssue>[0]): Promise<string> {
  const known = await readTexts();
  if (known === null && /^\w+\.\w+$/.test(issue.message)) return t('field.invalid');
  const text = known?.[issue.message];
  return text === undefined ? issue.message : fillText(text, valuesOfIssue(issue), language);
}

/** A form whose schema says what is wrong by the contracts' keys. */
export function useForm<I extends FieldValues, O>(options: {
  schema: Schema<I, O>;
  defaultValues: DefaultValues<I>;
}): FormOf<I, O> {
  const { schema, defaultValues } = options;
  void readTexts();
  return useUiForm<I, O>({ schema: withTexts(schema), defaultValues });
}

function withTexts<I, O>(schema: Schema<I, O>): Schema<I, O> {
  return made(async (value) => {
    const result = await schema['~standard'].validate(value);
    if (!result.issues) return result;
    const issues = result.issues.map(async (issue) => ({ ...issue, message: await ruleText(issue) }));
    return { issues: await Promise.all(issues) };
  });
}
