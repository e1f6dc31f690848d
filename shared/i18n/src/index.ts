export {
  formatCompact,
  formatDate,
  formatDigits,
  formatMoney,
  formatNumber,
  formatRelative,
  formatTime,
} from './format.ts';
export {
  type Language,
  language,
  languageNames,
  languages,
  locale,
  toLanguage,
} from './language.ts';
export {
  addCatalog,
  type Catalog,
  type Message,
  type Translation,
  type Translator,
  textsOf,
  translator,
} from './messages.ts';
