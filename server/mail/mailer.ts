/** A mail in plain text and, for those who prefer it, HTML. */
export interface Mail {
  to: string
  subject: string
  text: string
  html?: string
  /** What it is for, such as `password-reset`. */
  purpose: string
}

export interface Mailer {
  /** Sends a mail, or keeps it where an operator can open it. Never throws for a mail server that is down. */
  send(mail: Mail): Promise<void>
}
