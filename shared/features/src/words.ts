import { language } from '@porao/platform';
import { bengali } from './locales/bengali-rules.ts';

/** A rule's message in the reader's words: contracts and server speak English. What is not known stays as it is. */
export function words(message: string): string {
  return language === 'bn' ? (bengali[message] ?? withNumbers(message)) : message;
}

function withNumbers(message: string): string {
  const left = /^The OTP is not right\. (\d) (?:try|tries) left\.$/.exec(message);
  return left ? `ওটিপি ঠিক নয়। আর ${digits(left[1] ?? '')} বার চেষ্টা করা যাবে।` : message;
}

const digits = (text: string): string =>
  text.replace(/\d/g, (digit) => String.fromCharCode(0x09e6 + Number(digit)));
