declare module '@20minutes/s3rver' {
  type Middleware = (context: never, next: () => Promise<void>) => Promise<unknown>;

  export default class S3rver {
    constructor(options: {
      address: string;
      port: number;
      silent: boolean;
      vhostBuckets: boolean;
      directory: string;
      configureBuckets: { name: string }[];
    });
    readonly middleware: Middleware[];
    readonly store: { getMetadata(bucket: string, key: string): Promise<{ etag: string }> };
    run(): Promise<unknown>;
    close(): Promise<void>;
  }
}
