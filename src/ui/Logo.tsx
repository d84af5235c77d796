import './logo.css'

/** The mark and, unless it stands in a narrow place, the name. */
export function Logo({ markOnly = false }: { readonly markOnly?: boolean }) {
  return (
    <span className="wb-logo">
      <svg viewBox="0 0 32 32" width="24" height="24" aria-hidden="true" focusable="false">
        <rect width="32" height="32" rx="7" className="wb-logo-ground" />
        <path d="M6 9h4l3 11 3-9h3l3 9 2-7" className="wb-logo-line" />
        <circle cx="25" cy="10" r="2.6" className="wb-logo-dot" />
      </svg>
      {markOnly ? <span className="wb-visually-hidden">Waybill</span> : <span className="wb-logo-name">Waybill</span>}
    </span>
  )
}
