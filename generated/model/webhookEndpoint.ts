/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { EditVersion } from './editVersion.ts';
import type { Id } from './id.ts';
import type { UnixSeconds } from './unixSeconds.ts';

/**
 * An address of another program that is told what happens to orders and invoices.
 */
export interface WebhookEndpoint {
  id: Id;
  tenantId: Id;
  version: EditVersion;
  /** What it is called. */
  name: string;
  /**
     * Where it is told: an https address on the internet, not of this server.
     * @maxLength 500
     */
  url: string;
  /**
     * What it is told of.
     * @minItems 1
     * @maxItems 11
     */
  events: string[];
  /** Whether it is told. Until it has a secret it is told nothing all the same. */
  isEnabled: boolean;
  /**
     * Why it was turned off by itself; null: it was not.
     * @nullable
     */
  turnedOffReason: string | null;
  /**
     * Since when nothing has reached it, unix seconds; null: the last one did.
     * @nullable
     */
  failingSince: number | null;
  /**
     * When something reached it last, unix seconds; null: never yet.
     * @nullable
     */
  lastSuccessAt: number | null;
  /**
     * The last four characters of its secret; null: it has none yet.
     * @nullable
     */
  secretEnd: string | null;
  /**
     * Until when what is sent is signed with the secret of before as well, unix seconds; null: there is none.
     * @nullable
     */
  previousSecretUntil: number | null;
  /** Whether it has been archived. */
  archived: boolean;
  createdAt: UnixSeconds;
  updatedAt: UnixSeconds;
}
