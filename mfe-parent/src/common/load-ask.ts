/** The asking dialog for `LazyDialog`. */
export const loadAsk = () =>
  import(/* webpackChunkName: "ask-dialog" */ './ask.dialog.tsx').then((part) => part.AskDialog);
