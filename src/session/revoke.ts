import { logout } from '#generated/client/session/session.ts'

/** Ends a sign-in on the server. Without a connection too it is left behind here; its tokens then expire by themselves. */
export async function revoke(refreshToken: string): Promise<void> {
  try {
    await logout({ refreshToken })
  } catch {
    // Nothing the person could do about it.
  }
}
