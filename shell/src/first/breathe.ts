/** Between two parts of the start: the page answers whoever scrolls or types. No timer, as those of a tab in the
 * background wait for a second each. */
export const breathe = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => {
      port1.close();
      resolve();
    };
    port2.postMessage(null);
  });
