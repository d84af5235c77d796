// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { GeneratedForm } from './form-types.ts'
import validators from './LocationInput.validators.js'

export const locationInputForm: GeneratedForm = {
  name: "LocationInput",
  title: "Location",
  submitLabel: "Save location",
  sections: [
  {
    "id": "location",
    "title": "Location"
  },
  {
    "id": "address",
    "title": "Address"
  },
  {
    "id": "pin",
    "title": "Pin"
  },
  {
    "id": "contact",
    "title": "Contact and notes"
  },
  {
    "id": "hours",
    "title": "Operating hours"
  }
],
  schema: {
  "type": "object",
  "additionalProperties": false,
  "required": [
    "name",
    "streetAddress",
    "city",
    "province",
    "latitude",
    "longitude"
  ],
  "properties": {
    "name": {
      "type": "string",
      "title": "Name",
      "minLength": 1,
      "maxLength": 120,
      "format": "visible"
    },
    "friendlyName": {
      "type": "string",
      "title": "Friendly name",
      "maxLength": 120
    },
    "kind": {
      "type": "string",
      "title": "Kind",
      "oneOf": [
        {
          "const": "commercial",
          "title": "Commercial"
        },
        {
          "const": "residential",
          "title": "Residential"
        },
        {
          "const": "general",
          "title": "General"
        }
      ],
      "default": "commercial"
    },
    "externalReference": {
      "type": "string",
      "title": "Reference",
      "maxLength": 80
    },
    "streetAddress": {
      "type": "string",
      "title": "Address",
      "minLength": 1,
      "maxLength": 200,
      "format": "visible"
    },
    "unitNumber": {
      "type": "string",
      "title": "Unit",
      "maxLength": 40
    },
    "city": {
      "type": "string",
      "title": "City",
      "minLength": 1,
      "maxLength": 100,
      "format": "visible"
    },
    "province": {
      "type": "string",
      "title": "Province",
      "enum": [
        "AB",
        "BC",
        "MB",
        "NB",
        "NL",
        "NS",
        "NT",
        "NU",
        "ON",
        "PE",
        "QC",
        "SK",
        "YT"
      ]
    },
    "postalCode": {
      "type": "string",
      "title": "Postal code",
      "format": "postal-code",
      "maxLength": 7
    },
    "latitude": {
      "type": "number",
      "title": "Latitude",
      "minimum": -90,
      "maximum": 90
    },
    "longitude": {
      "type": "number",
      "title": "Longitude",
      "minimum": -180,
      "maximum": 180
    },
    "approximatePin": {
      "type": "boolean",
      "title": "Approximate pin",
      "default": false
    },
    "timezone": {
      "type": "string",
      "title": "Time zone",
      "format": "timezone",
      "maxLength": 60
    },
    "contactName": {
      "type": "string",
      "title": "Contact name",
      "maxLength": 120
    },
    "phone": {
      "type": "string",
      "title": "Phone",
      "format": "phone",
      "maxLength": 30
    },
    "email": {
      "type": "string",
      "title": "E-mail",
      "format": "email",
      "maxLength": 254
    },
    "pickupNotes": {
      "type": "string",
      "title": "Pickup notes",
      "maxLength": 300
    },
    "dropoffNotes": {
      "type": "string",
      "title": "Drop-off notes",
      "maxLength": 300
    },
    "operatingHours": {
      "type": "object",
      "title": "Operating hours",
      "additionalProperties": false,
      "properties": {
        "monday": {
          "type": "object",
          "additionalProperties": false,
          "required": [
            "closed"
          ],
          "properties": {
            "closed": {
              "type": "boolean"
            },
            "hours": {
              "type": "object",
              "additionalProperties": false,
              "properties": {
                "openTime": {
                  "type": [
                    "integer",
                    "null"
                  ],
                  "minimum": 0,
                  "maximum": 86400
                },
                "closeTime": {
                  "type": [
                    "integer",
                    "null"
                  ],
                  "minimum": 0,
                  "maximum": 86400
                },
                "breakStartTime": {
                  "type": [
                    "integer",
                    "null"
                  ],
                  "minimum": 0,
                  "maximum": 86400
                },
                "breakEndTime": {
                  "type": [
                    "integer",
                    "null"
                  ],
                  "minimum": 0,
                  "maximum": 86400
                }
              }
            }
          }
        },
        "tuesday": {
          "type": "object",
          "additionalProperties": false,
          "required": [
            "closed"
          ],
          "properties": {
            "closed": {
              "type": "boolean"
            },
            "hours": {
              "type": "object",
              "additionalProperties": false,
              "properties": {
                "openTime": {
                  "type": [
                    "integer",
                    "null"
                  ],
                  "minimum": 0,
                  "maximum": 86400
                },
                "closeTime": {
                  "type": [
                    "integer",
                    "null"
                  ],
                  "minimum": 0,
                  "maximum": 86400
                },
                "breakStartTime": {
                  "type": [
                    "integer",
                    "null"
                  ],
                  "minimum": 0,
                  "maximum": 86400
                },
                "breakEndTime": {
                  "type": [
                    "integer",
                    "null"
                  ],
                  "minimum": 0,
                  "maximum": 86400
                }
              }
            }
          }
        },
        "wednesday": {
          "type": "object",
          "additionalProperties": false,
          "required": [
            "closed"
          ],
          "properties": {
            "closed": {
              "type": "boolean"
            },
            "hours": {
              "type": "object",
              "additionalProperties": false,
              "properties": {
                "openTime": {
                  "type": [
                    "integer",
                    "null"
                  ],
                  "minimum": 0,
                  "maximum": 86400
                },
                "closeTime": {
                  "type": [
                    "integer",
                    "null"
                  ],
                  "minimum": 0,
                  "maximum": 86400
                },
                "breakStartTime": {
                  "type": [
                    "integer",
                    "null"
                  ],
                  "minimum": 0,
                  "maximum": 86400
                },
                "breakEndTime": {
                  "type": [
                    "integer",
                    "null"
                  ],
                  "minimum": 0,
                  "maximum": 86400
                }
              }
            }
          }
        },
        "thursday": {
          "type": "object",
          "additionalProperties": false,
          "required": [
            "closed"
          ],
          "properties": {
            "closed": {
              "type": "boolean"
            },
            "hours": {
              "type": "object",
              "additionalProperties": false,
              "properties": {
                "openTime": {
                  "type": [
                    "integer",
                    "null"
                  ],
                  "minimum": 0,
                  "maximum": 86400
                },
                "closeTime": {
                  "type": [
                    "integer",
                    "null"
                  ],
                  "minimum": 0,
                  "maximum": 86400
                },
                "breakStartTime": {
                  "type": [
                    "integer",
                    "null"
                  ],
                  "minimum": 0,
                  "maximum": 86400
                },
                "breakEndTime": {
                  "type": [
                    "integer",
                    "null"
                  ],
                  "minimum": 0,
                  "maximum": 86400
                }
              }
            }
          }
        },
        "friday": {
          "type": "object",
          "additionalProperties": false,
          "required": [
            "closed"
          ],
          "properties": {
            "closed": {
              "type": "boolean"
            },
            "hours": {
              "type": "object",
              "additionalProperties": false,
              "properties": {
                "openTime": {
                  "type": [
                    "integer",
                    "null"
                  ],
                  "minimum": 0,
                  "maximum": 86400
                },
                "closeTime": {
                  "type": [
                    "integer",
                    "null"
                  ],
                  "minimum": 0,
                  "maximum": 86400
                },
                "breakStartTime": {
                  "type": [
                    "integer",
                    "null"
                  ],
                  "minimum": 0,
                  "maximum": 86400
                },
                "breakEndTime": {
                  "type": [
                    "integer",
                    "null"
                  ],
                  "minimum": 0,
                  "maximum": 86400
                }
              }
            }
          }
        },
        "saturday": {
          "type": "object",
          "additionalProperties": false,
          "required": [
            "closed"
          ],
          "properties": {
            "closed": {
              "type": "boolean"
            },
            "hours": {
              "type": "object",
              "additionalProperties": false,
              "properties": {
                "openTime": {
                  "type": [
                    "integer",
                    "null"
                  ],
                  "minimum": 0,
                  "maximum": 86400
                },
                "closeTime": {
                  "type": [
                    "integer",
                    "null"
                  ],
                  "minimum": 0,
                  "maximum": 86400
                },
                "breakStartTime": {
                  "type": [
                    "integer",
                    "null"
                  ],
                  "minimum": 0,
                  "maximum": 86400
                },
                "breakEndTime": {
                  "type": [
                    "integer",
                    "null"
                  ],
                  "minimum": 0,
                  "maximum": 86400
                }
              }
            }
          }
        },
        "sunday": {
          "type": "object",
          "additionalProperties": false,
          "required": [
            "closed"
          ],
          "properties": {
            "closed": {
              "type": "boolean"
            },
            "hours": {
              "type": "object",
              "additionalProperties": false,
              "properties": {
                "openTime": {
                  "type": [
                    "integer",
                    "null"
                  ],
                  "minimum": 0,
                  "maximum": 86400
                },
                "closeTime": {
                  "type": [
                    "integer",
                    "null"
                  ],
                  "minimum": 0,
                  "maximum": 86400
                },
                "breakStartTime": {
                  "type": [
                    "integer",
                    "null"
                  ],
                  "minimum": 0,
                  "maximum": 86400
                },
                "breakEndTime": {
                  "type": [
                    "integer",
                    "null"
                  ],
                  "minimum": 0,
                  "maximum": 86400
                }
              }
            }
          }
        }
      }
    }
  }
},
  uiSchema: {
  "name": {
    "ui:options": {
      "section": "location"
    }
  },
  "friendlyName": {
    "ui:options": {
      "section": "location"
    }
  },
  "kind": {
    "ui:widget": "select",
    "ui:options": {
      "section": "location"
    }
  },
  "externalReference": {
    "ui:help": "Your own number for this location",
    "ui:options": {
      "section": "location"
    }
  },
  "streetAddress": {
    "ui:widget": "address",
    "ui:placeholder": "Search an address",
    "ui:options": {
      "section": "address"
    }
  },
  "unitNumber": {
    "ui:options": {
      "section": "address"
    }
  },
  "city": {
    "ui:options": {
      "section": "address"
    }
  },
  "province": {
    "ui:widget": "select",
    "ui:options": {
      "section": "address"
    }
  },
  "postalCode": {
    "ui:widget": "postalCode",
    "ui:placeholder": "A1A 1A1",
    "ui:options": {
      "section": "address"
    }
  },
  "latitude": {
    "ui:options": {
      "section": "pin"
    }
  },
  "longitude": {
    "ui:options": {
      "section": "pin"
    }
  },
  "approximatePin": {
    "ui:help": "In the middle of the city or postal area, not on the door",
    "ui:options": {
      "section": "pin"
    }
  },
  "timezone": {
    "ui:widget": "timezone",
    "ui:options": {
      "section": "pin"
    }
  },
  "contactName": {
    "ui:options": {
      "section": "contact"
    }
  },
  "phone": {
    "ui:widget": "phone",
    "ui:options": {
      "section": "contact"
    }
  },
  "email": {
    "ui:options": {
      "section": "contact"
    }
  },
  "pickupNotes": {
    "ui:widget": "textarea",
    "ui:options": {
      "section": "contact"
    }
  },
  "dropoffNotes": {
    "ui:widget": "textarea",
    "ui:options": {
      "section": "contact"
    }
  },
  "operatingHours": {
    "ui:field": "operatingHours",
    "ui:options": {
      "section": "hours"
    }
  },
  "ui:order": [
    "name",
    "friendlyName",
    "kind",
    "externalReference",
    "streetAddress",
    "unitNumber",
    "city",
    "province",
    "postalCode",
    "latitude",
    "longitude",
    "approximatePin",
    "timezone",
    "contactName",
    "phone",
    "email",
    "pickupNotes",
    "dropoffNotes",
    "operatingHours"
  ]
},
  validators,
}
