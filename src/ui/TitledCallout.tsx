import { Callout, type CalloutProps, Classes } from '@blueprintjs/core'

/**
 * A callout under a title. Blueprint's own title is a heading of the fifth level wherever it stands, which leaves levels out; what
 * happened is no chapter of the page.
 */
export function TitledCallout({ title, children, ...props }: CalloutProps) {
  return (
    <Callout {...props}>
      {title !== undefined && <div className={Classes.HEADING}>{title}</div>}
      {children}
    </Callout>
  )
}
