// Generated from openapi/ by `npm run generate`. Never edited by hand.
import type { GeneratedForm } from './form-types.ts'
import validators from './OrderTemplateInput.validators.js'

export const orderTemplateInputForm: GeneratedForm = {
  name: "OrderTemplateInput",
  title: "Order template",
  submitLabel: "Save order template",
  sections: [],
  schema: {
  "type": "object",
  "additionalProperties": false,
  "required": [
    "name",
    "order"
  ],
  "properties": {
    "name": {
      "type": "string",
      "title": "Name",
      "minLength": 1,
      "maxLength": 120,
      "format": "visible"
    },
    "order": {
      "type": "object",
      "additionalProperties": false,
      "properties": {
        "customerTenantId": {
          "type": "integer",
          "format": "int64",
          "minimum": 1,
          "maximum": 9007199254740991
        },
        "courierTenantId": {
          "type": "integer",
          "format": "int64",
          "minimum": 1,
          "maximum": 9007199254740991
        },
        "service": {
          "type": "object",
          "additionalProperties": false,
          "properties": {
            "id": {
              "type": "integer",
              "format": "int64",
              "minimum": 1,
              "maximum": 9007199254740991
            },
            "name": {
              "type": "string",
              "minLength": 1,
              "maxLength": 200,
              "format": "visible"
            }
          }
        },
        "pickupLocationId": {
          "type": "integer",
          "format": "int64",
          "minimum": 1,
          "maximum": 9007199254740991
        },
        "dropoffLocationId": {
          "type": "integer",
          "format": "int64",
          "minimum": 1,
          "maximum": 9007199254740991
        },
        "further": {
          "type": "array",
          "maxItems": 49,
          "items": {
            "type": "object",
            "additionalProperties": false,
            "properties": {
              "locationId": {
                "type": "integer",
                "format": "int64",
                "minimum": 1,
                "maximum": 9007199254740991
              },
              "parcels": {
                "type": "array",
                "maxItems": 20,
                "items": {
                  "type": "object",
                  "additionalProperties": false,
                  "required": [
                    "quantity"
                  ],
                  "properties": {
                    "type": {
                      "type": "object",
                      "additionalProperties": false,
                      "properties": {
                        "id": {
                          "type": "integer",
                          "format": "int64",
                          "minimum": 1,
                          "maximum": 9007199254740991
                        },
                        "name": {
                          "type": "string",
                          "minLength": 1,
                          "maxLength": 200,
                          "format": "visible"
                        }
                      }
                    },
                    "quantity": {
                      "type": "integer",
                      "minimum": 1,
                      "maximum": 10000
                    },
                    "weightKg": {
                      "type": "number",
                      "minimum": 0,
                      "maximum": 100000
                    },
                    "typed": {
                      "type": "object",
                      "additionalProperties": false,
                      "properties": {
                        "weight": {
                          "type": "object",
                          "additionalProperties": false,
                          "required": [
                            "number",
                            "unit"
                          ],
                          "properties": {
                            "number": {
                              "type": "number",
                              "minimum": 0,
                              "maximum": 1000000000000
                            },
                            "unit": {
                              "type": "string",
                              "enum": [
                                "m",
                                "cm",
                                "mm",
                                "km",
                                "in",
                                "ft",
                                "mi",
                                "kg",
                                "g",
                                "lb",
                                "oz",
                                "m³",
                                "L",
                                "ft³",
                                "gal"
                              ]
                            }
                          }
                        },
                        "length": {
                          "type": "object",
                          "additionalProperties": false,
                          "required": [
                            "number",
                            "unit"
                          ],
                          "properties": {
                            "number": {
                              "type": "number",
                              "minimum": 0,
                              "maximum": 1000000000000
                            },
                            "unit": {
                              "type": "string",
                              "enum": [
                                "m",
                                "cm",
                                "mm",
                                "km",
                                "in",
                                "ft",
                                "mi",
                                "kg",
                                "g",
                                "lb",
                                "oz",
                                "m³",
                                "L",
                                "ft³",
                                "gal"
                              ]
                            }
                          }
                        },
                        "width": {
                          "type": "object",
                          "additionalProperties": false,
                          "required": [
                            "number",
                            "unit"
                          ],
                          "properties": {
                            "number": {
                              "type": "number",
                              "minimum": 0,
                              "maximum": 1000000000000
                            },
                            "unit": {
                              "type": "string",
                              "enum": [
                                "m",
                                "cm",
                                "mm",
                                "km",
                                "in",
                                "ft",
                                "mi",
                                "kg",
                                "g",
                                "lb",
                                "oz",
                                "m³",
                                "L",
                                "ft³",
                                "gal"
                              ]
                            }
                          }
                        },
                        "height": {
                          "type": "object",
                          "additionalProperties": false,
                          "required": [
                            "number",
                            "unit"
                          ],
                          "properties": {
                            "number": {
                              "type": "number",
                              "minimum": 0,
                              "maximum": 1000000000000
                            },
                            "unit": {
                              "type": "string",
                              "enum": [
                                "m",
                                "cm",
                                "mm",
                                "km",
                                "in",
                                "ft",
                                "mi",
                                "kg",
                                "g",
                                "lb",
                                "oz",
                                "m³",
                                "L",
                                "ft³",
                                "gal"
                              ]
                            }
                          }
                        }
                      }
                    }
                  }
                }
              }
            }
          }
        },
        "parcels": {
          "type": "array",
          "maxItems": 50,
          "items": {
            "type": "object",
            "additionalProperties": false,
            "required": [
              "quantity"
            ],
            "properties": {
              "type": {
                "type": "object",
                "additionalProperties": false,
                "properties": {
                  "id": {
                    "type": "integer",
                    "format": "int64",
                    "minimum": 1,
                    "maximum": 9007199254740991
                  },
                  "name": {
                    "type": "string",
                    "minLength": 1,
                    "maxLength": 200,
                    "format": "visible"
                  }
                }
              },
              "quantity": {
                "type": "integer",
                "minimum": 1,
                "maximum": 10000
              },
              "weightKg": {
                "type": "number",
                "minimum": 0,
                "maximum": 100000
              },
              "typed": {
                "type": "object",
                "additionalProperties": false,
                "properties": {
                  "weight": {
                    "type": "object",
                    "additionalProperties": false,
                    "required": [
                      "number",
                      "unit"
                    ],
                    "properties": {
                      "number": {
                        "type": "number",
                        "minimum": 0,
                        "maximum": 1000000000000
                      },
                      "unit": {
                        "type": "string",
                        "enum": [
                          "m",
                          "cm",
                          "mm",
                          "km",
                          "in",
                          "ft",
                          "mi",
                          "kg",
                          "g",
                          "lb",
                          "oz",
                          "m³",
                          "L",
                          "ft³",
                          "gal"
                        ]
                      }
                    }
                  },
                  "length": {
                    "type": "object",
                    "additionalProperties": false,
                    "required": [
                      "number",
                      "unit"
                    ],
                    "properties": {
                      "number": {
                        "type": "number",
                        "minimum": 0,
                        "maximum": 1000000000000
                      },
                      "unit": {
                        "type": "string",
                        "enum": [
                          "m",
                          "cm",
                          "mm",
                          "km",
                          "in",
                          "ft",
                          "mi",
                          "kg",
                          "g",
                          "lb",
                          "oz",
                          "m³",
                          "L",
                          "ft³",
                          "gal"
                        ]
                      }
                    }
                  },
                  "width": {
                    "type": "object",
                    "additionalProperties": false,
                    "required": [
                      "number",
                      "unit"
                    ],
                    "properties": {
                      "number": {
                        "type": "number",
                        "minimum": 0,
                        "maximum": 1000000000000
                      },
                      "unit": {
                        "type": "string",
                        "enum": [
                          "m",
                          "cm",
                          "mm",
                          "km",
                          "in",
                          "ft",
                          "mi",
                          "kg",
                          "g",
                          "lb",
                          "oz",
                          "m³",
                          "L",
                          "ft³",
                          "gal"
                        ]
                      }
                    }
                  },
                  "height": {
                    "type": "object",
                    "additionalProperties": false,
                    "required": [
                      "number",
                      "unit"
                    ],
                    "properties": {
                      "number": {
                        "type": "number",
                        "minimum": 0,
                        "maximum": 1000000000000
                      },
                      "unit": {
                        "type": "string",
                        "enum": [
                          "m",
                          "cm",
                          "mm",
                          "km",
                          "in",
                          "ft",
                          "mi",
                          "kg",
                          "g",
                          "lb",
                          "oz",
                          "m³",
                          "L",
                          "ft³",
                          "gal"
                        ]
                      }
                    }
                  }
                }
              }
            }
          }
        },
        "speed": {
          "type": "object",
          "additionalProperties": false,
          "properties": {
            "id": {
              "type": "integer",
              "format": "int64",
              "minimum": 1,
              "maximum": 9007199254740991
            },
            "name": {
              "type": "string",
              "minLength": 1,
              "maxLength": 200,
              "format": "visible"
            }
          }
        },
        "tags": {
          "type": "array",
          "maxItems": 50,
          "items": {
            "type": "object",
            "additionalProperties": false,
            "properties": {
              "id": {
                "type": "integer",
                "format": "int64",
                "minimum": 1,
                "maximum": 9007199254740991
              },
              "name": {
                "type": "string",
                "minLength": 1,
                "maxLength": 200,
                "format": "visible"
              }
            }
          }
        },
        "orderNotes": {
          "type": "string",
          "maxLength": 300
        },
        "orderFields": {
          "type": "array",
          "maxItems": 30,
          "items": {
            "type": "object",
            "additionalProperties": false,
            "required": [
              "fieldId",
              "value"
            ],
            "properties": {
              "fieldId": {
                "type": "integer",
                "format": "int64",
                "minimum": 1,
                "maximum": 9007199254740991
              },
              "value": {
                "oneOf": [
                  {
                    "type": "string",
                    "maxLength": 1000
                  },
                  {
                    "type": "number",
                    "minimum": -1000000000000,
                    "maximum": 1000000000000
                  },
                  {
                    "type": "boolean"
                  }
                ]
              }
            }
          }
        }
      },
      "title": "Order"
    }
  }
},
  uiSchema: {
  "order": {
    "ui:widget": "hidden",
    "service": {
      "ui:order": [
        "id",
        "name"
      ]
    },
    "further": {
      "items": {
        "parcels": {
          "items": {
            "type": {
              "ui:order": [
                "id",
                "name"
              ]
            },
            "typed": {
              "weight": {
                "ui:order": [
                  "number",
                  "unit"
                ]
              },
              "length": {
                "ui:order": [
                  "number",
                  "unit"
                ]
              },
              "width": {
                "ui:order": [
                  "number",
                  "unit"
                ]
              },
              "height": {
                "ui:order": [
                  "number",
                  "unit"
                ]
              },
              "ui:order": [
                "weight",
                "length",
                "width",
                "height"
              ]
            },
            "ui:order": [
              "type",
              "quantity",
              "weightKg",
              "typed"
            ]
          }
        },
        "ui:order": [
          "locationId",
          "parcels"
        ]
      }
    },
    "parcels": {
      "items": {
        "type": {
          "ui:order": [
            "id",
            "name"
          ]
        },
        "typed": {
          "weight": {
            "ui:order": [
              "number",
              "unit"
            ]
          },
          "length": {
            "ui:order": [
              "number",
              "unit"
            ]
          },
          "width": {
            "ui:order": [
              "number",
              "unit"
            ]
          },
          "height": {
            "ui:order": [
              "number",
              "unit"
            ]
          },
          "ui:order": [
            "weight",
            "length",
            "width",
            "height"
          ]
        },
        "ui:order": [
          "type",
          "quantity",
          "weightKg",
          "typed"
        ]
      }
    },
    "speed": {
      "ui:order": [
        "id",
        "name"
      ]
    },
    "tags": {
      "items": {
        "ui:order": [
          "id",
          "name"
        ]
      }
    },
    "orderFields": {
      "items": {
        "ui:order": [
          "fieldId",
          "value"
        ]
      }
    },
    "ui:order": [
      "customerTenantId",
      "courierTenantId",
      "service",
      "pickupLocationId",
      "dropoffLocationId",
      "further",
      "parcels",
      "speed",
      "tags",
      "orderNotes",
      "orderFields"
    ]
  },
  "ui:order": [
    "name",
    "order"
  ]
},
  validators,
}
