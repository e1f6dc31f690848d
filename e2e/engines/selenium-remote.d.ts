/** Its types describe `selenium-webdriver/remote`, which Node cannot import without the name of the file. */
declare module 'selenium-webdriver/remote/index.js' {
  export { DriverService } from 'selenium-webdriver/remote';
}
