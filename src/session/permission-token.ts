// Lives as long as the page: the roles behind it may have changed by the time the application is opened again.
let permissionToken: string | null = null

export function currentPermissionToken(): string | null {
  return permissionToken
}

/** Sends this token with every call from now on; null sends none. */
export function sendPermissionToken(token: string | null): void {
  permissionToken = token
}
