// First: it declares the order of the style layers.
import '@porao/ui/styles.css';

// All of them are in this script. Run as one task, they would be the longest one of the page.
const parts = [
  () => import(/* webpackMode: "eager" */ '@porao/platform'),
  () => import(/* webpackMode: "eager" */ '@porao/platform/shell'),
  () => import(/* webpackMode: "eager" */ 'react-dom/client'),
  () => import(/* webpackMode: "eager" */ '@porao/ui'),
  () => import(/* webpackMode: "eager" */ '@porao/ui/shell'),
  () => import(/* webpackMode: "eager" */ './app.tsx'),
  () => import(/* webpackMode: "eager" */ './main.tsx'),
];
// Not awaited by the module itself: that needs code of the bundler's for modules that wait.
async function runParts(): Promise<void> {
  for (const part of parts) {
    await nextTask();
    await part();
  }
}

/** Lets the browser handle input between two tasks. Not by a timer: in a background tab each would take a second. */
const nextTask = (): Promise<void> =>
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

void runParts();
