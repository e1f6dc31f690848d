export { provideTestPlatform, TestPage, type TestPlatform } from './platform.ts';
export { failure, type Sent, stubServer } from './server.ts';
