/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { ApplicationKind } from './applicationKind.ts';
import type { ApplicationState } from './applicationState.ts';
import type { EditVersion } from './editVersion.ts';
import type { Id } from './id.ts';
import type { UnixSeconds } from './unixSeconds.ts';

/**
 * An application to be connected with a courier as its customer, or with a former customer as its courier.
 */
export interface Application {
  id: Id;
  tenantId: Id;
  version: EditVersion;
  /** What the applicant wants to become to the other organisation. */
  kind: ApplicationKind;
  /** What became of it. */
  state: ApplicationState;
  applicantTenantId: Id;
  /** Name of the organisation that applies. */
  applicantTenantName: string;
  receiverTenantId: Id;
  /** Name of the organisation that it is sent to. */
  receiverTenantName: string;
  /**
     * What the applicant says with it.
     * @maxLength 1000
     * @nullable
     */
  message: string | null;
  /**
     * A connect marker: by which way the applicant came, such as the name of a page that links here.
     * @nullable
     */
  origin: string | null;
  /** First and last name of the person who applied. */
  appliedByName: string;
  /**
     * Of the applicant, in E.164, as it was when it applied.
     * @nullable
     */
  applicantPhone: string | null;
  /**
     * Of the applicant, as it was when it applied.
     * @nullable
     */
  applicantAddress: string | null;
  /**
     * Why it was rejected, if a reason was given.
     * @nullable
     */
  rejectionReason: string | null;
  /**
     * When it was approved, rejected or revoked, unix seconds; null while it is pending.
     * @minimum 0
     * @nullable
     */
  endedAt: number | null;
  /** Whether it has been archived. */
  archived: boolean;
  createdAt: UnixSeconds;
  updatedAt: UnixSeconds;
}
