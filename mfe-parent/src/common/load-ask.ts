/** The asking dialog for `LateDialog`. */
export const loadAsk = () =>
  import(/* webpackChunkName: "ask-dialog" */ './ask.dialog.tsx').then((part) => part.AskDialog);
