/** Lets the browser handle input between two tasks. Not by a timer: in a background tab each would take a second. */
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
