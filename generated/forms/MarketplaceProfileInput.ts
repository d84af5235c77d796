// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { GeneratedForm } from './form-types.ts'
import validators from './MarketplaceProfileInput.validators.js'

export const marketplaceProfileInputForm: GeneratedForm = {
  name: "MarketplaceProfileInput",
  title: "Marketplace profile",
  submitLabel: "Save profile",
  sections: [
  {
    "id": "found",
    "title": "New customers"
  },
  {
    "id": "itself",
    "title": "About you"
  },
  {
    "id": "served",
    "title": "Where you deliver"
  },
  {
    "id": "offered",
    "title": "Services"
  },
  {
    "id": "reach",
    "title": "How to reach you"
  }
],
  schema: {
  "type": "object",
  "additionalProperties": false,
  "required": [],
  "properties": {
    "isListed": {
      "type": "boolean",
      "title": "New customers find us",
      "default": true
    },
    "headline": {
      "type": "string",
      "title": "Headline",
      "minLength": 1,
      "maxLength": 120,
      "format": "visible"
    },
    "description": {
      "type": "string",
      "title": "Description",
      "maxLength": 300
    },
    "picture": {
      "type": "string",
      "title": "Picture",
      "maxLength": 100,
      "pattern": "^/api/images/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$"
    },
    "areas": {
      "type": "array",
      "title": "Area served",
      "maxItems": 20,
      "default": [],
      "items": {
        "type": "object",
        "additionalProperties": false,
        "required": [
          "place",
          "latitude",
          "longitude",
          "radiusM"
        ],
        "properties": {
          "place": {
            "type": "string",
            "title": "Place",
            "minLength": 1,
            "maxLength": 200,
            "format": "visible"
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
          "radiusM": {
            "type": "number",
            "title": "As far as",
            "minimum": 1000,
            "maximum": 500000,
            "default": 25000
          }
        }
      }
    },
    "serviceIds": {
      "type": "array",
      "title": "Services shown",
      "maxItems": 100,
      "uniqueItems": true,
      "default": [],
      "items": {
        "type": "integer",
        "format": "int64",
        "minimum": 1,
        "maximum": 9007199254740991
      }
    },
    "phone": {
      "type": "string",
      "title": "Phone",
      "format": "phone",
      "maxLength": 30
    },
    "website": {
      "type": "string",
      "title": "Website",
      "maxLength": 200,
      "pattern": "^https://[^\\s/?#@]+\\.[^\\s/?#@.]+([/?#]\\S*)?$"
    }
  }
},
  uiSchema: {
  "isListed": {
    "ui:widget": "switch",
    "ui:help": "Who looks for a courier sees this profile, and can apply. Off: only those you are connected with see you.",
    "ui:options": {
      "section": "found"
    }
  },
  "headline": {
    "ui:help": "Stands beside your name in the list",
    "ui:options": {
      "section": "itself"
    }
  },
  "description": {
    "ui:widget": "textarea",
    "ui:options": {
      "section": "itself"
    }
  },
  "picture": {
    "ui:widget": "image",
    "ui:help": "Your logo stands beside it by itself",
    "ui:options": {
      "section": "itself",
      "of": {
        "list": "/image-library",
        "get": "/image-library"
      },
      "message": "Must be a picture of your library"
    }
  },
  "areas": {
    "ui:options": {
      "section": "served",
      "itemLabel": "place",
      "empty": "Without a place you are found by your name alone"
    },
    "items": {
      "place": {
        "ui:widget": "address",
        "ui:placeholder": "City or address",
        "ui:help": "Choose one that is suggested"
      },
      "latitude": {
        "ui:widget": "hidden"
      },
      "longitude": {
        "ui:widget": "hidden"
      },
      "radiusM": {
        "ui:widget": "measure",
        "ui:help": "Around the place, as the crow flies",
        "ui:options": {
          "unit": "largeDistance"
        }
      },
      "ui:order": [
        "place",
        "latitude",
        "longitude",
        "radiusM"
      ]
    }
  },
  "serviceIds": {
    "ui:widget": "entity",
    "ui:placeholder": "All that are published",
    "ui:help": "Names and descriptions; nobody sees a price before you have approved them",
    "ui:options": {
      "section": "offered",
      "of": {
        "list": "/tenants/{tenantId}/services-meta",
        "get": "/services"
      }
    }
  },
  "phone": {
    "ui:widget": "phone",
    "ui:help": "Empty: the number of your general settings",
    "ui:options": {
      "section": "reach"
    }
  },
  "website": {
    "ui:options": {
      "section": "reach",
      "message": "Must be an address that begins with https://"
    }
  },
  "ui:order": [
    "isListed",
    "headline",
    "description",
    "picture",
    "areas",
    "serviceIds",
    "phone",
    "website"
  ]
},
  validators,
}
