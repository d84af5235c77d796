/** As much of s3rver, which comes without types, as a storage for tests takes. Its only key is S3RVER with the secret S3RVER. */
declare module 's3rver' {
  export default class S3rver {
    constructor(options: {
      address: string
      port: number
      silent: boolean
      directory: string
      vhostBuckets: boolean
      configureBuckets: { name: string; configs?: string[] }[]
    })
    run(): Promise<{ port: number }>
    close(): Promise<void>
  }
}
