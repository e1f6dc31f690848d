/** Between two parts of the start: the page answers whoever scrolls or types. No timer, as those of a tab in the
 * background wait for a second each. */
export const yieldToMain = (): Promise<void> =>
  new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    const passed = () => {
      port1.close();
      resolve();
    };
    port1.addEventListener('message', passed);
    port1.start();
    port2.postMessage(null);
  });
