/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { NoticeDevice } from './noticeDevice.ts';

/**
 * The devices on which a person gets notices, the newest first.
 */
export interface NoticeDevices {
  /**
     * The devices.
     * @maxItems 100
     */
  data: NoticeDevice[];
}
