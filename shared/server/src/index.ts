export { childQueue, TaskError, type TaskRefusal } from './child/queue.ts';
export { drainBody } from './drain-body.ts';
export { hasCode, messageOf } from './errors.ts';
export { lockFile } from './file-lock.ts';
export { limitHeapGrowth } from './heap.ts';
export { hideSecrets } from './hide-secrets.ts';
export { keepAliveMs } from './keep-alive.ts';
export { languageOf, preferredLanguage } from './language.ts';
export { isLocal, networkOf, networksOf, widestNetworkOf } from './network.ts';
export { type NoticeEvent, type NoticeReader, noticeFeedPath, noticeReaderPath } from './notice-feed.ts';
export {
  type Bucket,
  type BucketAddress,
  type Condition,
  clockTolerance,
  clockWords,
  PreconditionError,
  StoreError,
  s3Bucket,
} from './s3.ts';
export { longPatience, type Patience } from './store-call.ts';
